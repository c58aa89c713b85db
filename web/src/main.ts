import { mount } from "svelte";
import App from "./App.svelte";
import { speech } from "./lib/i18n.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

void speech.begin().then(() => mount(App, { target: document.getElementById("app")! }));
