import { interfaceColors } from './interface-colors.ts';
import type { PackBrand, PackText } from './pack-brand.ts';

/** Home screens cut longer names. */
const SHORT_NAME = 12;

const shortNameOf = (companyName: string): string => {
  const [first = companyName] = companyName.trim().split(/\s+/);
  return companyName.length <= SHORT_NAME ? companyName : first;
};

/** What a browser is told about the icons: the manifest, and the lines for a page's head. */
export const faviconTexts = (brand: PackBrand): PackText[] => {
  const { light, dark } = interfaceColors(brand.colors);
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/${purpose === 'any' ? 'icon' : 'icon-maskable'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: brand.companyName,
    short_name: shortNameOf(brand.companyName),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    theme_color: brand.colors.p1,
    background_color: light.background,
    display: 'standalone',
  };
  const head = `<link rel="icon" href="/favicon.ico" sizes="32x32" />
<link rel="icon" href="/icon.svg" type="image/svg+xml" />
<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
<link rel="manifest" href="/site.webmanifest" />
<meta name="theme-color" content="${light.background}" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="${dark.background}" media="(prefers-color-scheme: dark)" />
`;
  return [
    { path: 'favicon/site.webmanifest', text: `${JSON.stringify(manifest, null, 2)}\n` },
    { path: 'favicon/head.html', text: head },
  ];
};
