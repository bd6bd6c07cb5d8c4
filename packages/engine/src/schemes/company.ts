import type { Companion, Lead, LightName } from '@signet/color';

/*
 * AUTHORED by eye: the company that each lead keeps. First the lights that contrast with it, each with its own shade
 * as second color; after the bar its own light and the companions of another temperature that go with it.
 */
const kept: Record<Lead, string> = {
  coal: 'brass gold ember wax tennis flag coral neon lilac lemon petal mint powder aqua celadon | brass bronze bark',
  soot: 'ember wax brass marigold tansy coral gold straw petal mint powder aqua celadon | brass bronze bark madder',
  graphite: 'tangerine ember gold flag lemon tennis coral amber petal mint powder aqua celadon | aqua petrol steel',
  iron: 'amber ember tangerine gold marigold apricot flag petal mint powder aqua celadon | sky madder bark',
  inkwell: 'gold brass wax amber peach flag apricot straw petal mint powder aqua celadon | sky madder clay leaf',
  midnight:
    'gold neon marigold tennis lime peach coral apricot lilac petal mint aqua celadon | periwinkle berry violet bronze',
  navy: 'flag gold marigold coral peach ember apricot lemon petal mint powder aqua celadon | sky clay bark steel',
  deepwater: 'apricot amber peach coral gold marigold sand petal pistachio | sky clay olive',
  prussian: 'marigold peach ember gold coral sand petal pistachio | sky bark clay',
  denim: 'peach apricot gold coral amber marigold petal pistachio | sky twilight clay thyme',
  slate: 'amber apricot gold coral ember marigold tennis petal pistachio | sky clay olive',
  cobalt: 'marigold coral lemon apricot peach tangerine petal pistachio | sky clay leaf',
  petrol: 'apricot peach gold coral marigold sand straw petal pistachio | aqua clay bark olive',
  lagoon: 'bougainvillea coral peach marigold sand apricot petal pistachio | turquoise clay bark leaf',
  tealpot: 'peach marigold coral apricot gold sand petal pistachio | turquoise clay olive',
  seapine: 'sand peach apricot straw brass coral petal pistachio | verdigris clay olive',
  eucalyptus: 'peach apricot coral sand gold blossom petal | verdigris clay twilight',
  fir: 'brass gold peach apricot coral marigold straw petal | sprout bark clay bronze',
  forest: 'marigold peach coral gold apricot blossom lemon petal | sprout bark clay damson',
  emerald: 'marigold peach lemon coral apricot gold petal | sprout clay damson',
  leaf: 'tennis marigold peach coral lemon blossom apricot petal | sprout bark clay',
  wormwood: 'tansy straw peach sand gold apricot petal | verdigris bark bronze',
  moss: 'marigold gold straw apricot ember peach petal | lime violet bark clay',
  olive: 'straw gold apricot peach marigold ember petal | tansy clay wine bark',
  umber: 'ember marigold brass verdigris coral gold peach celadon powder | sand thyme steel',
  walnut: 'verdigris marigold coral sky peach ember gold celadon powder | brass madder thyme',
  chestnut: 'ember marigold peach verdigris gold sky straw celadon powder | apricot thyme steel evening',
  tobacco: 'sky verdigris peach straw coral celadon powder | marigold thyme evening steel',
  ochre: 'sky verdigris straw peach celadon powder | amber evening thyme petrol madder',
  rust: 'sky straw verdigris gold celadon powder | tangerine asphalt petrol thyme evening',
  terracotta: 'straw gold sky verdigris celadon powder | peach petrol thyme steel evening',
  brick: 'straw gold marigold sky celadon powder | coral steel asphalt petrol thyme',
  madder: 'straw gold verdigris sky marigold celadon powder | peach steel asphalt thyme bronze',
  maroon: 'marigold gold straw sky apricot celadon powder | coral enamel bronze thyme asphalt',
  burgundy: 'gold brass marigold straw apricot sky celadon powder | coral clay bronze twilight asphalt stone',
  cherry: 'straw marigold gold sprout sky celadon powder | blossom leaf bronze steel asphalt stone',
  raspberry: 'marigold straw gold lime apricot celadon pistachio mint | blossom leaf twilight bronze',
  mulberry: 'gold marigold apricot straw tansy celadon pistachio mint | rose bronze olive steel',
  beet: 'sprout marigold straw gold apricot peach celadon pistachio mint | rose leaf thyme bronze steel',
  plum: 'gold marigold peach lime straw celadon pistachio mint | lilac pine wine evening bronze thyme',
  grape: 'lemon marigold gold peach lime apricot celadon pistachio mint | lilac pine evening berry bronze thyme',
  aubergine: 'gold marigold peach coral lime celadon pistachio mint | lilac wine pine bronze olive',
  iris: 'marigold gold peach lemon coral mint petal pistachio | lilac pine berry petrol evening olive',
  violet: 'marigold lemon peach tennis coral mint petal pistachio | lilac berry petrol pine',
  indigo: 'marigold coral lime tennis lemon peach neon mint petal pistachio | periwinkle berry bronze violet',
  dusk: 'peach apricot gold coral sand mint petal pistachio | lilac pine wine bronze thyme',
  peony: 'pistachio celadon lemon powder sky gold straw | petal thyme twilight wine olive',
  poppy: 'sky lemon powder pistachio celadon straw gold | coral cobalt leaf asphalt evening stone',
  paprika: 'sky celadon turquoise lemon powder straw | apricot evening thyme petrol wine pine',
  sienna: 'celadon powder sky straw pistachio gold | peach thyme evening wine pine',
  honey: 'powder sky celadon petal lilac | lemon wine evening leaf madder thyme',
  fern: 'petal lemon blossom coral marigold peach | pistachio wine cobalt madder bark',
  clover: 'lemon petal marigold coral peach tennis | mint cobalt wine madder pine',
  jade: 'petal coral lemon peach apricot blossom | mint madder damson evening clay',
  pool: 'lemon petal coral peach marigold tangerine | aqua madder clay evening leaf',
  azure: 'lemon petal coral peach marigold tangerine | sky madder clay leaf wine',
  cornflower: 'lemon petal coral tennis marigold peach | powder madder wine steel leaf',
  hyacinth: 'lemon petal coral mint peach tennis | periwinkle leaf berry wine pine',
  wisteria: 'pistachio lemon peach mint blossom gold | lilac thyme twilight pine steel',
  orchid: 'lemon pistachio aqua gold mint peach | lilac pine olive cobalt wine',
  heath: 'celadon straw tansy gold pistachio peach | blossom olive pine bronze stone',
  fuchsia: 'lemon aqua mint lime gold sky | rose cobalt violet pine damson',
  rain: 'petal peach lemon coral apricot pistachio | sky clay wine stone olive twilight',
  herb: 'petal peach lemon blossom apricot gold | celadon clay wine twilight stone',
};

/** The company of one lead. */
export type Company = {
  /** Lights of another hue, each with its own shade, the nearest to hand first. */
  readonly lights: readonly LightName[];
  /** Its own light, where it has one, and what stands beside both. */
  readonly own: LightName | undefined;
  readonly companions: readonly Companion[];
};

const words = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);

const read = (row: string): Company => {
  const [lights = '', others = ''] = row.split('|');
  const [own, ...companions] = words(others);
  return { lights: words(lights), own, companions } as Company;
};

export const companyOf: Readonly<Record<Lead, Company>> = Object.fromEntries(
  Object.entries(kept).map(([lead, row]) => [lead, read(row)]),
) as Record<Lead, Company>;
