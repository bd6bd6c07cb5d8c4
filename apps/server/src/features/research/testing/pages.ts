import fs from 'node:fs';
import { createRequire } from 'node:module';
import { compile } from 'tailwindcss';

/** A page of our own making, with the color that its company would call its own; null where none can be told. */
export type MadePage = {
  name: string;
  html: string;
  css: string[];
  logo?: string;
  manifest?: string;
  main: string | null;
};

const require = createRequire(import.meta.url);
const sheetOf = (file: string): string => fs.readFileSync(require.resolve(file), 'utf8');
const bootstrap = sheetOf('bootstrap/dist/css/bootstrap.css');
const bulma = sheetOf('bulma/css/bulma.css');

const channels = (hex: string): string => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');
/** Hue in degrees, saturation and lightness in percent, as style sheets write them. */
const hslOf = (hex: string): [number, number, number] => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [light, span] = [(most + least) / 2, most - least];
  if (span === 0) return [0, 0, light * 100];
  const hue = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [hue * 60, (100 * span) / (1 - Math.abs(2 * light - 1)), light * 100];
};
const rounded = (hex: string): [string, string, string] =>
  hslOf(hex).map((one) => one.toFixed(1)) as [string, string, string];

const cards = (classes: string): string =>
  Array.from({ length: 6 }, (_, at) => `<div class="${classes}"><h3>Feature ${at}</h3><p>What it does.</p></div>`).join(
    '',
  );
const page = (head: string, body: string, html = ''): string =>
  `<!doctype html><html lang="en" ${html}><head><title>Northwind | Better weather</title>${head}</head>` +
  `<body>${body}</body></html>`;
const shell = (nav: string, button: string, card: string): string =>
  `<header class="${nav}"><nav><a href="/">Home</a><a href="/pricing">Pricing</a></nav></header>` +
  `<main><h1>Weather you can plan by</h1><a class="${button}" href="/start">Start free</a>${cards(card)}` +
  `<button class="${button}" type="submit">Sign up</button></main>` +
  '<footer class="footer"><a href="/imprint">Imprint</a></footer>';

type Look = (
  brand: string,
  other: string,
) => Omit<MadePage, 'name' | 'main'> | Promise<Omit<MadePage, 'name' | 'main'>>;

const looks: Readonly<Record<string, Look>> = {
  'Bootstrap with its variables set anew': (brand) => ({
    html: page('', shell('navbar bg-light', 'btn btn-primary', 'card')),
    css: [
      bootstrap,
      `:root{--bs-primary:${brand};--bs-primary-rgb:${channels(brand)}}.btn-primary{--bs-btn-bg:${brand};` +
        `--bs-btn-border-color:${brand}}a{color:${brand}}`,
    ],
  }),
  'Bootstrap built with its own primary': (brand) => ({
    html: page('', shell('navbar bg-primary', 'btn btn-primary', 'card')),
    css: [bootstrap.replaceAll(/#0d6efd/gi, brand).replaceAll('13, 110, 253', channels(brand))],
  }),
  'Tailwind with a brand in its theme': async (brand) => {
    const made = await compile(`@theme{--color-brand:${brand};--spacing:0.25rem}@tailwind utilities;`);
    const classes = 'bg-brand text-white px-4 text-brand border-brand hover:bg-brand/90'.split(' ');
    return {
      html: page('', shell('bg-white', 'bg-brand text-white px-4', 'border-brand')),
      css: [sheetOf('tailwindcss/theme.css').replace('@theme default', ':root'), made.build(classes)],
    };
  },
  'Bulma with its hue set anew': (brand) => {
    const [h, s, l] = rounded(brand);
    return {
      html: page('', shell('navbar', 'button is-primary', 'box')),
      css: [
        bulma,
        `:root{--bulma-primary-h:${h}deg;--bulma-primary-s:${s}%;--bulma-primary-l:${l}%}` +
          '.button.is-primary{background-color:' +
          'hsl(var(--bulma-primary-h),var(--bulma-primary-s),var(--bulma-primary-l))}',
      ],
    };
  },
  'variables by hand': (brand, other) => ({
    html: page('', shell('site-header', 'button', 'card')),
    css: [
      `:root{--color-brand:${brand};--ink:#1d1d1f;--ok:#2e9e5b;--warn:${other}}body{color:var(--ink);background:#fff}` +
        `.button{background:var(--color-brand);color:#fff}.card{border:1px solid #e5e5e5}.warn{color:var(--warn)}`,
    ],
  }),
  'bare numbers for later opacity': (brand) => {
    const [h, s, l] = rounded(brand);
    return {
      html: page('', shell('border-b', 'btn-main', 'card')),
      css: [
        `:root{--background:0 0% 100%;--foreground:222 84% 5%;--primary:${h} ${s}% ${l}%;` +
          '--primary-foreground:210 40% 98%;' +
          `--destructive:0 84% 60%}.btn-main{background:hsl(var(--primary));color:hsl(var(--primary-foreground))}` +
          `.card{background:hsl(var(--background));color:hsl(var(--foreground))}`,
      ],
    };
  },
  'styles within elements': (brand, other) => ({
    html: page(
      '',
      `<div class="header" style="background:${brand};padding:20px">` +
        '<a href="/" style="color:#ffffff">Northwind</a></div>' +
        `<p style="color:#333333">Weather.</p><a class="button" style="background-color:${brand}">Start</a>` +
        `<span style="color:${other}">new</span>`,
    ),
    css: ['body{font-family:Arial;margin:0}'],
  }),
  'a gradient over the top': (brand, other) => ({
    html: page(`<meta name="theme-color" content="${brand}">`, shell('hero', 'cta', 'tile')),
    css: [
      `.hero{background-image:linear-gradient(135deg, ${brand} 0%, ${other} 100%)}.cta{background:${brand};color:#fff}`,
    ],
  }),
  'a dark page': (brand) => ({
    html: page('', shell('topbar', 'btn', 'panel')),
    css: [
      `body{background:#0b0d12;color:#d7dbe4}.topbar{background:#11141b}.btn{background:${brand};color:#0b0d12}` +
        `a{color:${brand}}.panel{background:#161a23;border-color:#232838}`,
    ],
  }),
  'only pictures': (brand) => ({
    html: page(
      '<link rel="icon" href="/icon.svg">',
      '<img src="/logo.svg" alt="Northwind logo"><img src="/1.jpg" alt=""><img src="/2.jpg" alt="">',
    ),
    css: ['img{max-width:100%}'],
    logo:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">` +
      `<circle cx="20" cy="20" r="18" fill="${brand}"/>` +
      '<path fill="#222" d="M50 10h60v6h-60zM50 24h40v6h-40z"/></svg>',
  }),
  'classes made by a script': (brand) => ({
    html: page(
      `<style data-emotion="css">.css-1q2w3e{background:${brand};color:#fff;border-radius:8px}` +
        '.css-9o8i7u{color:#3c4043}' +
        `.css-5t4r3e{border-bottom:1px solid #eceff1}.css-1q2w3e:hover{background:#000}</style>`,
      '<div class="css-5t4r3e"><a href="/" class="css-9o8i7u">Northwind</a></div>' +
        '<button class="css-1q2w3e">Start</button>' +
        '<a role="button" href="/x" class="css-1q2w3e">Try</a><p class="css-9o8i7u">Weather.</p>',
    ),
    css: [],
  }),
  'said in the manifest, with black buttons': (brand) => ({
    html: page(
      `<meta name="theme-color" content="${brand}"><link rel="manifest" href="/site.webmanifest">`,
      shell('bar', 'btn', 'card'),
    ),
    css: ['.btn{background:#111;color:#fff}a{color:#111}.bar{background:#fff}'],
    manifest: brand,
  }),
  'links and a header of the old web': (brand, other) => ({
    html: page(
      '',
      '<div id="header"><h1>Northwind</h1></div><ul>' + '<li><a href="/a">Page</a></li>'.repeat(12) + '</ul>',
      '',
    ),
    css: [`#header{background:${brand}}a:link{color:${brand}}.ad{color:${other}}h2{color:#444}`],
  }),
};

/** Colors that companies really have; none is a default of a framework. */
const brands = ['#7a1f3d', '#0f6b5c', '#e4572e', '#5a3fd6', '#c99700', '#146eb4'] as const;

/** Pages that say nothing: no color may be claimed. */
const silent: MadePage[] = [
  {
    name: 'gray on white',
    html: page('', shell('bar', 'link', 'card')),
    css: ['body{color:#333}.card{border:1px solid #ddd}a{color:#555}'],
  },
  { name: 'Bootstrap as it comes', html: page('', shell('navbar', 'btn btn-primary', 'card')), css: [bootstrap] },
  { name: 'Bulma as it comes', html: page('', shell('navbar', 'button is-primary', 'box')), css: [bulma] },
  { name: 'nothing at all', html: '', css: [] },
].map((one) => ({ ...one, main: null }));

/** Every look in every brand color, and the pages that say nothing. */
export const madePages = async (): Promise<MadePage[]> => {
  const shown = Object.entries(looks).flatMap(([name, look]) =>
    brands.map(async (brand, at) => {
      const other = brands[(at + 3) % brands.length] ?? brands[0];
      return { name: `${name}, ${brand}`, ...(await look(brand, other)), main: brand };
    }),
  );
  return [...(await Promise.all(shown)), ...silent];
};
