import type { Layer } from '../grid.ts';
import { animals } from './animals.ts';
import { made } from './made.ts';
import { plants } from './plants.ts';
import { seaAndSky } from './sea-and-sky.ts';

/**
 * Every thing that is drawn, by name. Recipes ask for drawings by these names: one that founders have seen never
 * changes, a better one gets a name of its own.
 */
export const things = { ...plants, ...animals, ...seaAndSky, ...made } as const satisfies Record<string, () => Layer[]>;
export type ThingName = keyof typeof things;

export const isThing = (name: unknown): name is ThingName => typeof name === 'string' && Object.hasOwn(things, name);
