import type { Family, Recipe } from '../family.ts';
import { roundGuises } from '../guises/round.ts';
import { uprightGuises } from '../guises/standing.ts';
import { likeOf, strictlyLikeOf } from './alike.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** Which of a founder's words a letter becomes a thing for. */
const shownFor: Readonly<Record<string, readonly string[]>> = {
  vessel: words('scientific clean fresh technical precise patient hopeful curious calm logical'),
  scallop: words('playful happy festive colorful childlike cute cartoonish sunlit organic fresh delicate'),
  sling: words('playful rebellious childlike cartoonish witty spontaneous quirky'),
  lantern: words('warm festive nocturnal spiritual hopeful magical nostalgic neighborly wise'),
  candles: words('warm spiritual festive nocturnal romantic solemn hopeful comfortable nostalgic patient'),
  fence: words('neighborly comfortable modest handmade nostalgic sincere safe childlike'),
  books: words('scholarly wise nerdy'),
  tulip: words('organic romantic fresh nurturing tender delicate soft hopeful sunlit charming happy colorful'),
  stones: words('rugged earth-minded grounded sturdy patient calm solemn hands-on reliable modest'),
  door: words('generous neighborly hopeful curious frank warm courteous worldly mysterious independent free'),
  stage: words('theatrical festive ornate indulgent romantic mysterious nocturnal dreamy'),
  flag: words('free proud heroic adventurous rebellious independent competitive sporty festive'),
  goblet: words('indulgent festive sophisticated theatrical generous'),
};

const drawn: typeof uprightGuises = { ...uprightGuises, ...roundGuises };
const names = Object.keys(drawn);

/** A letter that is a thing that one of the founder's words stands for. */
export const guise: Family = {
  kept: 0.8,
  legible: false,
  choices: [names],
  propose: ({ initials, words: asked }) =>
    names
      .filter((name) => asked.some((one) => shownFor[name]?.includes(one)))
      .flatMap((name) =>
        initials.flatMap((letters): Recipe[] =>
          drawn[name]?.[strictlyLikeOf(letters)] ? [{ family: 'guise', letters, values: [name] }] : [],
        ),
      ),
  draw: ({ letters, values: [name] }) => {
    const layers = drawn[String(name)]?.[likeOf(letters)]?.();
    return layers && { layers };
  },
};
