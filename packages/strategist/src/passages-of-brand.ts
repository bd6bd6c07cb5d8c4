import { contrastRatio, plainName, ratioShown, roundRatio } from '@signet/color';
import { colorRoleNames } from '@signet/wording';
import type { Passage, StrategistBrand } from './brand.ts';
import { withArticle } from './words.ts';

const hexOf = (brand: StrategistBrand, role: string): string =>
  brand.colors.find((color) => color.role === role)?.hex ?? '#ffffff';

/** Two decimals. */
export const shownRatio = (one: string, other: string): string => roundRatio(contrastRatio(one, other)).toFixed(2);

const colorsText = (brand: StrategistBrand): string =>
  brand.colors
    .map(({ role, name, hex }) => {
      const roleName = colorRoleNames[role];
      // white is no light white, black no dark one
      const looks = plainName(hex).endsWith(name.toLowerCase()) ? '' : `, ${withArticle(plainName(hex))}`;
      const on = `on white ${shownRatio(hex, '#ffffff')}:1, on black ${shownRatio(hex, '#000000')}:1`;
      return `${name === roleName ? name : `${name} (${roleName})`}: ${hex}${looks}; ${on}.`;
    })
    .join('\n');

const rulesText = (brand: StrategistBrand): string =>
  (['p1', 'p2', 's1', 'n3'] as const)
    .flatMap((role) => {
      const [p1, p2, s1, n3] = ['p1', 'p2', 's1', 'n3'].map((one) => hexOf(brand, one));
      const colors = { p1: p1 ?? '', p2: p2 ?? '', s1: s1 ?? '', n3: n3 ?? '' };
      return ratioShown(role, colors).map(({ against, ratio, atLeast }) => {
        const others = against.map((one) => (one === 'white' ? 'white' : colorRoleNames[one])).join(' and ');
        return `${colorRoleNames[role]} against ${others}: ${ratio.toFixed(2)}:1, needs ${atLeast}:1.`;
      });
    })
    .join('\n');

type Voice = NonNullable<StrategistBrand['keywords'][number]['voice']>;
const inWords = ({ words, say, not }: Voice): string => `${words} Say “${say}”, not “${not}”`;

const keywordText = ({ name, meaning, look, voice }: StrategistBrand['keywords'][number]): string =>
  [`${name}: ${meaning}`, look, voice && `How a ${name.toLowerCase()} brand writes: ${inWords(voice)}`]
    .filter(Boolean)
    .join('\n');

const voiceText = (brand: StrategistBrand): string =>
  brand.keywords.flatMap(({ name, voice }) => (voice ? [`${name}: ${inWords(voice)}`] : [])).join('\n');

const competitorsText = (brand: StrategistBrand): string =>
  brand.competitors
    .map(({ name, colors }) => `${name}: ${colors.length > 0 ? colors.join(', ') : 'no colors were found'}.`)
    .join('\n');

const logoText = ({ logoFiles }: StrategistBrand): string =>
  logoFiles.length === 0
    ? ''
    : [...logoFiles, 'Your pack has each SVG as a PDF as well, which printers ask for.'].join('\n');

const linesText = ({ lines }: StrategistBrand): string => lines.map((line) => `“${line}”`).join('\n');

const dislikedText = ({ disliked }: StrategistBrand): string =>
  disliked.length === 0 ? '' : `In the quiz you crossed out ${disliked.join(' and ')}.`;

/** What the three slots of keywords are called, in their order (spec administration §3). */
export const keywordSlots = ['CORE', 'SUPPORTING', 'NUANCE'] as const;

/** A brand is asked about several times an answer, and never changes. */
const known = new WeakMap<StrategistBrand, readonly Passage[]>();

/** Everything that is known of a brand, a passage for each part; parts of which nothing is known are not there. */
export const passagesOfBrand = (brand: StrategistBrand): readonly Passage[] => {
  const passages = known.get(brand) ?? written(brand);
  known.set(brand, passages);
  return passages;
};

const written = (brand: StrategistBrand): Passage[] => {
  const place = `${brand.companyName}, version ${brand.version}`;
  const part = (id: string, title: string, text: string): Passage[] =>
    text.trim() === '' ? [] : [{ id: `brand-${id}`, title, place, text }];
  const { fonts, kit } = brand;
  return [
    ...part(
      'company',
      'Your company',
      `${brand.companyName} is in ${brand.industry}, at the stage ${brand.stage}.` +
        (brand.website ? ` Its website is ${brand.website}.` : ''),
    ),
    ...part('colors', 'Your colors', colorsText(brand)),
    ...part('rules', 'What your colors have to keep', rulesText(brand)),
    ...part(
      'fonts',
      'Your fonts',
      fonts
        .map(({ part: which, fontName, weight }) =>
          which === 'headline' ? `Headlines: ${fontName}, ${weight}.` : `Text: ${fontName}, ${weight}.`,
        )
        .join('\n'),
    ),
    ...brand.keywords.flatMap((keyword, at) =>
      part(`keyword-${at}`, `Your keyword ${keyword.name} (${keywordSlots[at] ?? 'keyword'})`, keywordText(keyword)),
    ),
    ...part('voice', 'How you write', voiceText(brand)),
    ...brand.reasons.flatMap(({ about, sentences }, at) =>
      part(`reason-${at}`, `Why your ${about}`, sentences.join('\n')),
    ),
    ...part('competitors', 'Your competitors', competitorsText(brand)),
    ...part('kit', 'Your marketing kit', kit ? `${kit.name}: ${kit.description}` : ''),
    ...part('lines', 'Lines for your pieces', linesText(brand)),
    ...part('disliked', 'Colors that you crossed out', dislikedText(brand)),
    ...part('logo', 'Your logo files', logoText(brand)),
  ];
};
