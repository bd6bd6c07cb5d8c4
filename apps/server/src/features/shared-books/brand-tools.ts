import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { contrastRatio, largeTextContrast, logoOn, parseHex, textContrast } from '@signet/color';
import type { Book } from '@signet/contract';
import * as z from 'zod';

type Brand = { book: Book; /** Where a logo in one color is found. */ logoAddress: (colorKey: string) => string };

const READ_ONLY = { readOnlyHint: true, destructiveHint: false, openWorldHint: false } as const;

const told = (data: object) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(data) }],
  structuredContent: data as Record<string, unknown>,
});
const unknown = (what: string) => ({
  isError: true,
  content: [{ type: 'text' as const, text: `This brand has no color ${JSON.stringify(what)}.` }],
});

const plain = ({ role, use, name, hex, rgb, hsl, oklch, cmyk }: Book['colors']['list'][number]) => ({
  role,
  use,
  name,
  hex,
  rgb,
  hsl,
  oklch,
  cmykApproximate: cmyk,
});

/** A color of the brand by its role, use, name or hex. */
const colorOf = ({ colors }: Book, word: string): Book['colors']['list'][number] | undefined => {
  const wanted = word.trim().toLowerCase();
  const known = colors.list.find((one) => [one.role, one.use.toLowerCase(), one.name.toLowerCase()].includes(wanted));
  const hex = parseHex(wanted);
  return known ?? colors.list.find((one) => one.hex === hex);
};
/** The hex of a color of the brand, or any hex. */
const hexOf = (book: Book, word: string): string | undefined =>
  colorOf(book, word)?.hex ?? parseHex(word.trim().toLowerCase());

/**
 * A brand for AI tools (Model Context Protocol): what it is, whether a color may stand on another, which logo belongs
 * on a ground. There is nothing in it that changes anything.
 */
export const brandTools = ({ book, logoAddress }: Brand): McpServer => {
  const server = new McpServer({ name: 'signet-brand', version: '1.0.0' });
  const { companyName, colors, type, voice, logo, kit } = book;

  server.registerTool(
    'get_brand',
    {
      title: 'The brand',
      description: `Colors, fonts, voice and logo rules of ${companyName}.`,
      annotations: READ_ONLY,
    },
    async () =>
      told({
        company: companyName,
        version: book.number,
        colors: colors.list.map(plain),
        shares: colors.shares,
        light: colors.light,
        dark: colors.dark,
        fonts: type.faces.map(({ part, fontName, fontWeight, fontStyle, source }) => ({
          part,
          family: fontName,
          weight: fontWeight,
          style: fontStyle,
          source,
        })),
        sizes: type.levels.map(({ name, part, px, pt, lineHeight }) => ({ name, part, px, pt, lineHeight })),
        voice: voice.map(({ place, name, meaning, look, words, say, also, not }) => ({
          place,
          keyword: name,
          meaning,
          look,
          words,
          say,
          also,
          not,
        })),
        logo: { clearSpace: logo.clearSpace, smallest: logo.smallest },
        kit: { name: kit.name, description: kit.description },
      }),
  );

  server.registerTool(
    'get_color',
    {
      title: 'One color',
      description: 'A color by role (p1, s1, a1 and so on), use ("primary", "accent") or name, in every notation.',
      inputSchema: { color: z.string().max(64) },
      annotations: READ_ONLY,
    },
    async ({ color }) => {
      const found = colorOf(book, color);
      return found ? told(plain(found)) : unknown(color);
    },
  );

  server.registerTool(
    'may_place',
    {
      title: 'May this stand on that?',
      description: 'Whether text or a logo of one color may stand on another, by the contrast between them.',
      inputSchema: { ink: z.string().max(64), ground: z.string().max(64) },
      annotations: READ_ONLY,
    },
    async ({ ink, ground }) => {
      const [one, other] = [hexOf(book, ink), hexOf(book, ground)];
      if (!one || !other) return unknown(one ? ground : ink);
      const exact = contrastRatio(one, other);
      return told({
        ink: one,
        ground: other,
        contrast: Math.floor(exact * 100) / 100,
        text: exact >= textContrast,
        largeTextAndLogos: exact >= largeTextContrast,
      });
    },
  );

  server.registerTool(
    'get_logo',
    {
      title: 'The logo for a ground',
      description: 'The address of the logo (SVG) for a ground, in the color of the brand that its book has on it.',
      inputSchema: { ground: z.string().max(64).describe('"light", "dark", a color of the brand or a hex') },
      annotations: READ_ONLY,
    },
    async ({ ground }) => {
      const named = new Map([
        ['light', colors.light['background']],
        ['dark', colors.dark['background']],
      ]);
      const hex = named.get(ground.toLowerCase()) ?? hexOf(book, ground);
      if (!hex) return unknown(ground);
      const ink = logoOn(Object.fromEntries(colors.list.map((one) => [one.role, one.hex])), hex);
      const best = colors.list.find(({ role }) => role === ink);
      return best
        ? told({ ground: hex, color: best.role, hex: best.hex, url: logoAddress(best.role) })
        : unknown(ground);
    },
  );
  return server;
};
