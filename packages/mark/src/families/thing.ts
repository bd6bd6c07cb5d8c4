import type { Family, Recipe } from '../family.ts';
import { isThing, things, type ThingName } from '../things/things.ts';

/** What is drawn for what a word stands for, where that is not the drawing of the same name alone. */
const drawingsFor: Readonly<Record<string, readonly ThingName[]>> = {
  leaf: ['leaf', 'sprout'],
  apple: ['fruit'],
};

/** Drawings that a designer would show, or that were drawn again after being told what is wrong with them. */
const strong: ReadonlySet<unknown> = new Set<ThingName>([
  ...(['pine', 'grain', 'berry', 'fruit', 'flower', 'blossom', 'bean', 'tree', 'acorn', 'mushroom'] as const),
  ...(['fox', 'owl', 'fish', 'bee', 'wave', 'drop', 'anchor', 'lighthouse', 'boat'] as const),
  ...(['mountain', 'flame', 'book', 'anvil', 'bridge'] as const),
]);
export const isStrong = (name: unknown): boolean => strong.has(name);

/** The thing that a word of the name speaks of. */
export const thing: Family = {
  kept: ({ values: [name] }) => (isStrong(name) ? 1 : 0.4),
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
