import { contrastRatio, largeTextContrast, textContrast } from '@signet/color';
import { colorRoleNames } from '@signet/wording';
import type { Passage, StrategistBrand } from './brand.ts';
import { colorsAsked } from './colors-asked.ts';
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
  { asked: /\b(?:print\w*|poster|shirt|sign|banner|embroider\w*|engrav\w*)\b/u, format: 'svg', where: 'print' },
  { asked: /\b(?:web|website|site|header|page|screen)\b/u, format: 'svg', where: 'a website' },
] as const;

const asksDark = /\b(?:dark|night)\b/u;
const asksLight = /\b(?:light|paper|pale|bright)\b/u;

const ground = (question: string, brand: StrategistBrand): { hex: string; name: string } => {
  const [asked] = colorsAsked(question, brand);
  if (asked) return asked;
  const text = plain(question);
  const dark = brand.colors.find(({ role }) => role === 'b1');
  if (asksDark.test(text) && !asksLight.test(text) && dark)
    return { hex: dark.hex, name: `${dark.name} (${dark.hex})` };
  return { hex: '#ffffff', name: 'white (#ffffff)' };
};

/** The primary color where it stands out enough, else the one that stands out most. */
const bestOn = (files: readonly LogoFile[], hex: string): LogoFile | undefined => {
  const ranked = files.toSorted((one, other) => contrastRatio(other.hex, hex) - contrastRatio(one.hex, hex));
  const clear = (role: string) =>
    ranked.find((one) => one.role === role && contrastRatio(one.hex, hex) >= textContrast);
  return clear('p1') ?? clear('w1') ?? clear('b1') ?? ranked[0];
};

const isAbout = (text: string): boolean =>
  /\b(?:logo|logos|mark|wordmark|favicon|app icon)\b/u.test(text) &&
  /\b(?:which|what|where|file|files|use|version|put|on|for|download|send)\b/u.test(text);

/** Which logo file goes where, where the question asks that. */
export const computeLogo = (question: string, brand: StrategistBrand, facts: Passage): Answer | undefined => {
  const text = plain(question);
  const files = filesOf(brand);
  if (!isAbout(text) || files.length === 0) return undefined;
  const on = ground(question, brand);
  const use = uses.find(({ asked }) => asked.test(text));
  const lockup = use && 'lockup' in use && files.some((file) => file.lockup === use.lockup) ? use.lockup : undefined;
  const format = use?.format ?? 'svg';
  const offered = files.filter((file) => file.lockup === lockup && file.format === format);
  const best = bestOn(offered, on.hex);
  if (!best) return undefined;
  const exact = contrastRatio(best.hex, on.hex);
  const color = colorRoleNames[best.role as keyof typeof colorRoleNames];
  const place = `${use ? ` for ${use.where}` : ''}, on ${on.name}`;
  const ratio = shownRatio(best.hex, on.hex);
  const lines: Line[] =
    exact < largeTextContrast
      ? [
          { claim: `**None of your logos stands out on ${on.name}: choose another ground.**`, from: [facts] },
          { claim: `The clearest is ${best.name}, in ${color}, with ${ratio}:1; a sign needs 3:1.`, from: [facts] },
        ]
      : [
          { claim: `Take **${best.name}**${place}.`, from: [facts] },
          { claim: `The logo in ${color} stands out there with ${ratio}:1.`, from: [facts] },
        ];
  if (use?.where === 'print')
    lines.push({
      claim: `Your pack has it as ${best.name.replace(/svg$/u, 'pdf')} too, which printers ask for.`,
      from: [facts],
    });
  const twin = files.find((file) => file.lockup === best.lockup && file.role === best.role && file.format !== format);
  if (twin) lines.push({ claim: `The same as ${twin.format.toUpperCase()}: ${twin.name}.`, from: [facts] });
  return lines;
};
