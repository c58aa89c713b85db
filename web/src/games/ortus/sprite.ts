/** Emblems, charges and hatchings: one sprite, laid into the page once; drawings point at its parts. */
import sprite from "./sprite.svg?raw";

const ID = "ortus-sprite";

export function laySprite(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const box = document.createElement("div");
  box.id = ID;
  box.style.position = "absolute"; // hidden otherwise, its patterns would not be drawn
  box.innerHTML = sprite;
  document.body.append(box);
}
