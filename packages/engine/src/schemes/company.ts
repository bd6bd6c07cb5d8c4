import type { Companion, Lead, LightName } from '@signet/color';

/*
 * AUTHORED by eye: the company that each lead keeps. First the lights that contrast with it, each with its own shade
 * as second color; after the bar its own light and the companions of another temperature that go with it.
 */
const kept: Record<Lead, string> = {
  coal: 'brass gold ember wax tennis flag coral neon lilac lemon | brass bronze bark',
  soot: 'ember wax brass marigold tansy coral gold straw | brass bronze bark madder',
  graphite: 'tangerine ember gold flag lemon tennis coral amber | aqua petrol steel',
  iron: 'amber ember tangerine gold marigold apricot flag | sky madder bark',
  inkwell: 'gold brass wax amber peach flag apricot straw | sky madder clay leaf',
  midnight: 'gold neon marigold tennis lime peach coral apricot lilac | periwinkle berry violet bronze',
  navy: 'flag gold marigold coral peach ember apricot lemon | sky clay bark steel',
  deepwater: 'apricot amber peach coral gold marigold sand | sky clay olive',
  prussian: 'marigold peach ember gold coral sand | sky bark clay',
  denim: 'peach apricot gold coral amber marigold | sky twilight clay thyme',
  slate: 'amber apricot gold coral ember marigold tennis | sky clay olive',
  cobalt: 'marigold coral lemon apricot peach tangerine | sky clay leaf',
  petrol: 'apricot peach gold coral marigold sand straw | aqua clay bark olive',
  lagoon: 'bougainvillea coral peach marigold sand apricot | turquoise clay bark leaf',
  tealpot: 'peach marigold coral apricot gold sand | turquoise clay olive',
  seapine: 'sand peach apricot straw brass coral | verdigris clay olive',
  eucalyptus: 'peach apricot coral sand gold blossom | verdigris clay twilight',
  fir: 'brass gold peach apricot coral marigold straw | sprout bark clay bronze',
  forest: 'marigold peach coral gold apricot blossom lemon | sprout bark clay damson',
  emerald: 'marigold peach lemon coral apricot gold | sprout clay damson',
  leaf: 'tennis marigold peach coral lemon blossom apricot | sprout bark clay',
  wormwood: 'tansy straw peach sand gold apricot | verdigris bark bronze',
  moss: 'marigold gold straw apricot ember peach | lime violet bark clay',
  olive: 'straw gold apricot peach marigold ember | tansy clay wine bark',
  umber: 'ember marigold brass verdigris coral gold peach | sand thyme steel',
  walnut: 'verdigris marigold coral sky peach ember gold | brass madder thyme',
  chestnut: 'ember marigold peach verdigris gold sky straw | apricot thyme steel evening',
  tobacco: 'sky verdigris peach straw coral | marigold thyme evening steel',
  ochre: 'sky verdigris straw peach | amber evening thyme petrol madder',
  rust: 'sky straw verdigris gold | tangerine asphalt petrol thyme evening',
  terracotta: 'straw gold sky verdigris | peach petrol thyme steel evening',
  brick: 'straw gold marigold sky | coral steel asphalt petrol thyme',
  madder: 'straw gold verdigris sky marigold | peach steel asphalt thyme bronze',
  maroon: 'marigold gold straw sky apricot | coral enamel bronze thyme asphalt',
  burgundy: 'gold brass marigold straw apricot sky | coral clay bronze twilight asphalt stone',
  cherry: 'straw marigold gold sprout sky | blossom leaf bronze steel asphalt stone',
  raspberry: 'marigold straw gold lime apricot | blossom leaf twilight bronze',
  mulberry: 'gold marigold apricot straw tansy | rose bronze olive steel',
  beet: 'sprout marigold straw gold apricot peach | rose leaf thyme bronze steel',
  plum: 'gold marigold peach lime straw | lilac bronze olive thyme',
  grape: 'lemon marigold gold peach lime apricot | lilac bronze olive thyme',
  aubergine: 'gold marigold peach coral lime | lilac bronze olive',
  iris: 'marigold gold peach lemon coral | lilac olive bronze',
  violet: 'marigold lemon peach tennis coral | lilac berry petrol',
  indigo: 'marigold coral lime tennis lemon peach neon | periwinkle berry bronze violet',
  dusk: 'peach apricot gold coral sand | lilac bronze thyme',
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
