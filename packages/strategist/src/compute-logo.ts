import { contrastRatio, largeTextContrast, logoOn, relativeLuminance } from '@signet/color';
import { colorRoleNames } from '@signet/wording';
import type { Passage, StrategistBrand } from './brand.ts';
import { askedText, colorsAsked } from './colors-asked.ts';
import { printingOnGrounds, type Ground } from './grounds.ts';
import { shownRatio } from './passages-of-brand.ts';
import type { Answer, Line } from './said.ts';
import { plain } from './words.ts';

type LogoFile = { name: string; role: string; lockup: string | undefined; format: string; hex: string };

const filesOf = (brand: StrategistBrand): LogoFile[] =>
  brand.logoFiles.flatMap((name) => {
    const [, role, rest, format] = /^logo-([a-z]\d)((?:-[a-z0-9]+)*)\.(svg|png)$/u.exec(name) ?? [];
    const hex = brand.colors.find((color) => color.role === role)?.hex;
    if (!role || !format || !hex) return [];
    const parts = (rest ?? '').split('-').filter(Boolean);
    // another cut or width is for whoever knows that they need it
    if (parts.some((part) => /^(?:\d+|display|small)$/u.test(part))) return [];
    return [{ name, role, lockup: parts[0], format, hex }];
  });

/** What leaves a press, a needle or a laser: it is sent as a PDF (packages/pack, README of the pack). */
const PRINTED = new RegExp(
  `\\b(?:${[
    'print\\w*|posters?|shirts?|signs?(?!-(?:up|in)\\b| up\\b| in (?:page|form|screen))|banners?|labels?|stickers?',
    'box(?:es)?|bags?|packag\\w*|embroider\\w*|engrav\\w*',
  ].join('|')})\\b`,
  'u',
);

/** Which lockup and format a place asks for, and why. */
const uses = [
  { asked: /\b(?:favicon|browser tab|tab icon)\b/u, lockup: 'favicon', format: 'svg', where: 'a browser tab' },
  {
    asked: /\b(?:app icon|icon|avatar|profile|instagram|linkedin|social)\b/u,
    lockup: 'tile',
    format: 'png',
    where: 'an icon or a profile picture',
  },
  {
    asked: /\b(?:mail|email|signature|word|slides?|deck|powerpoint|docs?)\b/u,
    format: 'png',
    where: 'mail and documents',
  },
  // a banner, a label or a box of a website is not printed
  { asked: /\b(?:web|websites?|sites?|screens?)\b/u, format: 'svg', where: 'a website' },
  { asked: PRINTED, format: 'svg', where: 'print' },
  { asked: /\b(?:header|page)\b/u, format: 'svg', where: 'a website' },
] as const;

const asksDark = /\b(?:dark|night)\b/u;
const asksLight = /\b(?:light|paper|pale|bright)\b/u;

type On = { hex: string; name: string; ground?: Ground };

const groundOf = (question: string, brand: StrategistBrand): On => {
  const [asked] = colorsAsked(question, brand);
  if (asked) return asked;
  const text = plain(question);
  const dark = brand.colors.find(({ role }) => role === 'b1');
  if (asksDark.test(text) && !asksLight.test(text) && dark)
    return { hex: dark.hex, name: `${dark.name} (${dark.hex})` };
  return { hex: '#ffffff', name: 'white (#ffffff)' };
};

const isClear = (one: LogoFile, hex: string, atLeast: number): boolean => contrastRatio(one.hex, hex) >= atLeast;

/** The color that the brand's book has on such a ground. On what shows through an ink: the darkest, in one ink. */
const bestOn = (files: readonly LogoFile[], { hex, ground }: On): LogoFile | undefined => {
  if (ground?.showsThrough) {
    const dark = files.filter((one) => relativeLuminance(one.hex) < relativeLuminance(hex));
    return dark.toSorted((one, other) => relativeLuminance(one.hex) - relativeLuminance(other.hex))[0];
  }
  const ink = logoOn(Object.fromEntries(files.map((one) => [one.role, one.hex])), hex);
  return files.find(({ role }) => role === ink);
};

const isAbout = (text: string): boolean =>
  /\b(?:logo|logos|mark|wordmark|favicon|app icon)\b/u.test(text) &&
  /\b(?:which|what|where|file|files|use|version|put|on|for|download|export|send|print|png|svg)\b/u.test(text);

/** Printers are sent what every SVG of the pack lies beside. */
const asPrinted = (name: string): string => name.replace(/svg$/u, 'pdf');

const verdict = (best: LogoFile, on: On, { place, name }: { place: string; name: string }): string[] => {
  const color = colorRoleNames[best.role as keyof typeof colorRoleNames];
  const ratio = shownRatio(best.hex, on.hex);
  return isClear(best, on.hex, largeTextContrast)
    ? [`Take **${name}**${place}, on ${on.name}.`, `The logo in ${color} stands out there with ${ratio}:1.`]
    : [
        `**None of your logos stands out on ${on.name}: choose another background.**`,
        `The clearest is ${name}, in ${color}, with ${ratio}:1; a sign needs 3:1.`,
      ];
};

const asksFile = /\b(?:which|files?|version)\b/u;
/** How large it is, or what stays free around it. */
const MEASURES =
  /\b(?:how (?:big|large|small|wide|tall)|bigger|larger|smaller|sizes?|space|spacing|room|margins?|padding)\b/u;
const MEANS = /\b(?:mean\w*|stands? for|why|explain|change|redesign|animate)\b/u;
/** What has no one color: which logo stands out there is seen by looking. */
const VARIED = /\b(?:photos?|photographs?|pictures?|images?|patterns?|gradients?)\b/u;
/** Something is to stand on a ground in ink or thread. */
const PRINTS_ON = /\b(?:print|embroider|stamp|engrave)\b.*\bon\b/u;

/** Which logo file goes where, where the question asks that. */
export const computeLogo = (question: string, brand: StrategistBrand, facts: Passage): Answer | undefined => {
  const text = plain(question);
  const files = filesOf(brand);
  const [asked, ...others] = colorsAsked(question, brand);
  // what stands before 'on' is the ink, and no ground
  const isGround = asked !== undefined && others.length === 0 && asked.at > askedText(question).lastIndexOf(' on ');
  const printsOn = PRINTS_ON.test(text) && PRINTED.test(text) && isGround;
  if (files.length === 0 || !(isAbout(text) || printsOn || (/\blogo\b/u.test(text) && MEASURES.test(text))))
    return undefined;
  if (!asksFile.test(text) && MEASURES.test(text)) return [{ frame: 'measured' }];
  if (!asksFile.test(text) && MEANS.test(text)) return undefined;
  if (VARIED.test(text) && asked === undefined) return undefined;
  const on = groundOf(question, brand);
  const use = uses.find(({ asked }) => asked.test(text));
  const isPrinted = use?.where === 'print' || on.ground !== undefined;
  const lockup = use && 'lockup' in use && files.some((file) => file.lockup === use.lockup) ? use.lockup : undefined;
  const format = on.ground ? 'svg' : /\bpng\b/u.test(text) ? 'png' : (use?.format ?? 'svg');
  const offered = files.filter((file) => file.lockup === lockup && file.format === format);
  const best = bestOn(offered, on);
  if (!best) return undefined;
  const place = isPrinted ? ' for print' : use ? ` for ${use.where}` : '';
  const name = isPrinted ? asPrinted(best.name) : best.name;
  const lines: Line[] = verdict(best, on, { place, name }).map((claim) => ({ claim, from: [facts] }));
  if (on.ground?.showsThrough)
    lines.push({
      claim: `Print it in one ink: ${on.ground.name} shows through, so colors come out darker and browner there.`,
      from: [printingOnGrounds],
    });
  if (on.ground)
    lines.push({
      claim: 'The ratio is for a usual one; ask for a proof on the very material.',
      from: [printingOnGrounds],
    });
  if (isPrinted) {
    lines.push({ claim: `For screens the same is ${best.name}.`, from: [facts] });
    return lines;
  }
  const twin = files.find((file) => file.lockup === best.lockup && file.role === best.role && file.format !== format);
  if (twin) lines.push({ claim: `The same as ${twin.format.toUpperCase()}: ${twin.name}.`, from: [facts] });
  return lines;
};
