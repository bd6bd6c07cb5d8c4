import { companions, lights, type Companion, type LightName, type Material } from '@signet/color';
import { swatchOf } from '../swatch.ts';
import type { Priced } from './affinity.ts';
import { tintOf } from './composed.ts';
import { hintedBy, type Hint } from './name-hints.ts';
import { colorOf, shadeOf, type Shade } from './recipe.ts';

export const lightNames = Object.keys(lights) as LightName[];
export const companionNames = Object.keys(companions) as Companion[];

/** A companion as a second color. */
export type Beside = {
  /** Undefined for the shade of a light or the gray of a lead. */
  name: Companion | undefined;
  shade: Shade;
  /** How much the answers ask for it. */
  asksForSecond: number;
  /** Whether name or trade ask for it. */
  isOfCompany: boolean;
  /** Whether it is the first that a word of the name calls to mind. */
  isOfName: boolean;
  /** The quiet field beside it; undefined for a shade of the light. */
  field: Material | undefined;
};

/** What the answers of a quiz ask of every light and companion: looked up once, for thousands of recipes. */
export type MaterialWishes = {
  readonly affinity: Priced;
  readonly hints: readonly Hint[];
  /** How much they ask for each light, less what it costs that everybody is asked for it. */
  readonly lightAsked: Readonly<Record<LightName, number>>;
  readonly companionAsked: Readonly<Record<Companion, number>>;
  readonly beside: Readonly<Record<Companion, Beside>>;
  /** The most that they ask for any light, and for any companion. */
  readonly most: { readonly light: number; readonly companion: number };
};

/** AUTHORED: how much it counts that everybody is asked for a light or a companion. */
const COMMON = { light: 0.8, companion: 0.8 } as const;

const lightSwatches = lightNames.map((name) => ({ name, swatch: swatchOf(colorOf(lights[name].color)) }));
const fields = new Map(companionNames.map((name) => [name, tintOf(name)]));

const recordOf = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** Looks everything up for these answers. */
export const materialWishesOf = ({ affinity, hints }: { affinity: Priced; hints: readonly Hint[] }): MaterialWishes => {
  const lightAsked = Object.fromEntries(
    lightSwatches.map(({ name, swatch }) => [
      name,
      affinity.light(name) - COMMON.light * affinity.priceOfLight(name) + hintedBy(hints, swatch),
    ]),
  ) as Record<LightName, number>;
  const beside = recordOf(companionNames, (name) => ({
    name,
    shade: shadeOf(companions[name]),
    asksForSecond: affinity.companion(name) - COMMON.companion * affinity.priceOfCompanion(name),
    isOfCompany: affinity.isOfCompany(name),
    isOfName: affinity.isOfName(name),
    field: fields.get(name),
  }));
  return {
    affinity,
    hints,
    lightAsked,
    companionAsked: recordOf(companionNames, affinity.companion),
    beside,
    most: {
      light: Math.max(...Object.values(lightAsked)),
      companion: Math.max(...Object.values(beside).map(({ asksForSecond }) => asksForSecond)),
    },
  };
};
