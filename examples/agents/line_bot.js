#!/usr/bin/env node
// A bot for any game: it reads a line of JSON for every question and writes one for every answer.
// It prefers options whose words it likes, and draws among those from the seed that comes with the question.
//
//   heptarchy simulate vikings --agents "line:node examples/agents/line_bot.js" --games 10
"use strict";

const LIKED = /attack|siege|claim|build|raid|take|play|recruit|march/;

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

function choose({ options, seed }) {
  const liked = options.filter((option) => LIKED.test(option.say));
  const among = liked.length ? liked : options;
  return among[seed % among.length].id;
}

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") say({ type: "hello", protocol: 1, name: "line bot" });
    if (message.type === "question") say({ type: "answer", id: choose(message) });
    // "game", "end" and "error" need no answer, and other types may come one day: they are let pass
  });
