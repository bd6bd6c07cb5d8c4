import type { Brain } from '@signet/brain';
import { tints, type Companion, type Lead, type LightName, type Material, type Tint } from '@signet/color';
import type { EngineInput } from '../input.ts';
import { namedIn } from './name-materials.ts';

/** A whole palette that is tried as it is written: no color of it was found by a search. */
export type Composed = {
  readonly lead: Lead;
  readonly companion: Companion;
  readonly light: LightName;
  readonly tint: Material;
};

/** AUTHORED: the pale of each companion, where nobody wrote down which tint goes with it. */
const palest: Readonly<Record<Companion, Tint>> = {
  steel: 'fog',
  asphalt: 'fog',
  enamel: 'ice',
  evening: 'heather',
  petrol: 'mist',
  leaf: 'willow',
  thyme: 'willow',
  olive: 'willow',
  bronze: 'oat',
  bark: 'linen',
  umber: 'linen',
  clay: 'dune',
  madder: 'oat',
  wine: 'blush',
  berry: 'haze',
  damson: 'haze',
  twilight: 'haze',
  violet: 'haze',
  pine: 'sage',
  cobalt: 'ice',
  stone: 'stone',
};
/** The quiet field beside a second color. */
export const tintOf = (companion: Companion): Material => tints[palest[companion]];

/** AUTHORED: of what a word calls to mind, so many of each make palettes: the first are the picture. */
const PICTURED = { leads: 2, lights: 2, companions: 2 } as const;

type Named = ReturnType<typeof namedIn>[number];
/** One word leads, the other gives the light; the second color is of either. */
const together = ({ row: leading }: Named, { row: lighting }: Named): Composed[] =>
  leading.leads
    .slice(0, PICTURED.leads)
    .flatMap((lead) =>
      [...new Set([leading, lighting].flatMap(({ companions }) => companions.slice(0, PICTURED.companions)))].flatMap(
        (companion) =>
          lighting.lights
            .slice(0, PICTURED.lights)
            .map((light): Composed => ({ lead, companion, light, tint: tintOf(companion) })),
      ),
    );

/** The palettes that words of a name are a picture of, each by itself and two together, as a designer would begin. */
const pictured = (brain: Brain, companyName: string): Composed[] => {
  const named = namedIn(brain.nameMaterials, companyName);
  return named.flatMap((one) => [
    ...together(one, one),
    ...named.filter(({ of }) => of !== one.of).flatMap((other) => together(one, other)),
  ]);
};

/** The last name of each brain: one quiz asks for its own a dozen times. */
const known = new WeakMap<Brain, { companyName: string; composed: ReadonlyMap<Lead, readonly Composed[]> }>();

/** All palettes that are tried for a quiz as they are written, by their lead. */
export const composedFor = ({
  brain,
  companyName,
}: Pick<EngineInput, 'brain' | 'companyName'>): ReadonlyMap<Lead, readonly Composed[]> => {
  const found = known.get(brain);
  if (found?.companyName === companyName) return found.composed;
  const written = brain.palettes.map((row): Composed => ({ ...row, tint: tints[row.tint] }));
  const composed = Map.groupBy([...written, ...pictured(brain, companyName)], ({ lead }) => lead);
  known.set(brain, { companyName, composed });
  return composed;
};
