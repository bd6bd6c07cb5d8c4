import type { Family, Recipe } from '../family.ts';
import { isThing, things, type ThingName } from '../things/things.ts';

/** What is drawn for what a word stands for, where that is not the drawing of the same name alone. */
const drawingsFor: Readonly<Record<string, readonly ThingName[]>> = {
  leaf: ['leaf', 'sprout'],
  apple: ['fruit'],
};

/** The thing that a word of the name speaks of. */
export const thing: Family = {
  kept: 1,
  legible: false,
  choices: [Object.keys(things)],
  propose: ({ things: named }) =>
    named.flatMap(({ word, motif }): Recipe[] =>
      (drawingsFor[motif] ?? (isThing(motif) ? [motif] : [])).map((drawing) => ({
        family: 'thing',
        letters: word,
        values: [drawing],
      })),
    ),
  draw: ({ values: [name] }) => (isThing(name) ? { layers: things[name]() } : undefined),
};
