import type { Family, Recipe } from '../family.ts';
import { isThing, things, type ThingName } from '../things/things.ts';

/** What is drawn for what a word stands for, where that is not the drawing of the same name alone. */
const drawingsFor: Readonly<Record<string, readonly ThingName[]>> = {
  leaf: ['leaf', 'sprout'],
  apple: ['fruit'],
};

/**
 * Drawings that a designer would show, or that were drawn again after being told what is wrong with them. An ear of
 * grain, a drop and a peak are everybody's.
 */
const strong: ReadonlySet<unknown> = new Set<ThingName>([
  ...(['sprout', 'pine', 'fruit', 'cherry', 'flower', 'bean', 'acorn', 'mushroom'] as const),
  ...(['fox', 'owl', 'fish', 'bee', 'beetle', 'wave', 'boat', 'lighthouse', 'anchor'] as const),
  ...(['flame', 'bridge'] as const),
]);
export const isStrong = (name: unknown): boolean => strong.has(name);

/**
 * The one bird is a finch: told by it, a crane, a kestrel and a firebird embarrass; every berry is a grape, and a
 * lighthouse a robot.
 */
const embarrassing: ReadonlySet<string> = new Set(['bird', 'berry', 'lighthouse']);

/** The thing that a word of the name speaks of. */
export const thing: Family = {
  kept: ({ values: [name] }) => (isStrong(name) ? 0.6 : 0.3),
  legible: false,
  choices: [Object.keys(things)],
  propose: ({ things: named }) =>
    named.flatMap(({ word, motif }): Recipe[] =>
      (drawingsFor[motif] ?? (isThing(motif) && !embarrassing.has(motif) ? [motif] : [])).map((drawing) => ({
        family: 'thing',
        letters: word,
        values: [drawing],
      })),
    ),
  draw: ({ values: [name] }) => (isThing(name) ? { layers: things[name]() } : undefined),
};
