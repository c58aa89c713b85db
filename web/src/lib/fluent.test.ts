import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import said from "./fluent.cases.json";
import { Speaker, functionsOf, type Values } from "./fluent";

interface Case {
  id: string;
  args: Values;
  said: string;
}

/** A speaker of the messages in a catalogue. */
function speakerOf(language: string, catalogue: string): Speaker {
  const speaker = new Speaker(language);
  speaker.learn(Object.fromEntries(new FluentResource(catalogue).body.map(({ id, value }) => [id, value!])));
  return speaker;
}

describe("a sentence says here what it says on the server", () => {
  test.each(Object.entries(said))("in %s", (language, { catalogue, cases }) => {
    const speaker = speakerOf(language, catalogue);
    const told = (cases as unknown as Case[]).map(({ id, args }) => [id, args, speaker.say(id, args)]);
    expect(told).toEqual((cases as unknown as Case[]).map((one) => [one.id, one.args, one.said]));
  });

  test("by each of its functions", () => {
    const catalogue = Object.values(said)[0]!.catalogue;
    for (const name of Object.keys(functionsOf("en"))) expect(catalogue).toContain(`${name}(`);
  });
});

test("plain names are listed as things are", () => {
  const speaker = speakerOf("es", said.es.catalogue);
  expect(speaker.say("listed", { things: ["Ana", "Eva", "Isabel"] })).toBe("Ana, Eva e Isabel.");
  expect(speaker.say("commas", { things: ["Ana", "Isabel"] })).toBe("Ana, Isabel");
});
