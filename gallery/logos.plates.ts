import { drawLogo, type Alignment } from '@signet/logo';
import { toSvg } from '@signet/scene';
import { openFace } from './families.ts';
import type { Plate, PlateGroup } from './plate.ts';

type Face = { weight?: number; italic?: boolean; align?: Alignment };

const logo =
  (text: string, family: string, { weight = 400, italic = false, align = 'left' }: Face = {}): Plate =>
  async (colors) =>
    toSvg(drawLogo({ text, font: await openFace(family, weight, italic), color: 'p1', align }), colors);

/** Names of every length and script, each in another family: what a wordmark must get right. */
export const group: PlateGroup = {
  title: 'Logos',
  plates: {
    'one-letter': logo('Q', 'abril-fatface'),
    'two-letters': logo('Io', 'playfair-display', { weight: 700 }),
    short: logo('Hale', 'fraunces', { weight: 600 }),
    'one-word': logo('Northwind', 'work-sans', { weight: 600 }),
    'lower-case': logo('pebble', 'comfortaa', { weight: 700 }),
    'lower-case-descenders': logo('gyro & joy', 'outfit', { weight: 500 }),
    digits: logo('7even 24', 'space-grotesk', { weight: 700 }),
    'two-words': logo('Blue Lantern', 'lora', { weight: 600 }),
    'two-long-words': logo('Meridian Therapeutics', 'figtree', { weight: 700 }),
    'three-words': logo('Fox and Thimble', 'eb-garamond', { weight: 600 }),
    'three-long-words': logo('Continental Hydrogen Logistics', 'archivo', { weight: 800 }),
    'many-words': logo('The Long Walk Home Bread Company', 'bitter', { weight: 700 }),
    'long-word': logo('Straßenbahnhaltestelle', 'manrope', { weight: 600 }),
    ampersand: logo('Wafer & Toast', 'newsreader', { weight: 600, italic: true }),
    'lines-as-written': logo('Salt\n& Timber\nWorks', 'rubik', { weight: 700 }),
    centered: logo('Atelier\nOlivia', 'dancing-script', { weight: 700, align: 'center' }),
    'centered-round': logo('Ovolo\nTallow', 'jost', { weight: 600, align: 'center' }),
    'round-over-upright': logo('Ochre\nHarbor\nTable', 'nunito', { weight: 800 }),
    handwriting: logo('Little Wren', 'caveat', { weight: 700 }),
    'brush-hand': logo('Marigold Street', 'courgette'),
    'light-capitals': logo('ARGENT', 'jost', { weight: 300 }),
    'capitals-on-two-lines': logo('HOLLOW\nOAK', 'source-serif-4', { weight: 400 }),
    'bold-capitals': logo('FORGE WORKS', 'archivo', { weight: 900 }),
    monospace: logo('null_ptr', 'jetbrains-mono', { weight: 700 }),
    'monospace-two-lines': logo('Plain Text Union', 'ibm-plex-mono', { weight: 600 }),
    techno: logo('Quantum Relay', 'oxanium', { weight: 700 }),
    'kerning-avatar': logo('AVATAR Type', 'playfair-display', { weight: 400 }),
    'kerning-ltwavy': logo('LTWAVY', 'work-sans', { weight: 700 }),
    'kerning-quotes': logo('L’Œuf “Té”, Tom.', 'lora', { weight: 400 }),
    polish: logo('Żółć', 'lora', { weight: 700 }),
    'polish-stacked': logo('Gęśla\nŻółwia Łąka', 'figtree', { weight: 800 }),
    danish: logo('Ærø Labs', 'space-grotesk', { weight: 500 }),
    french: logo('Œuvre', 'eb-garamond', { weight: 400, italic: true }),
    vietnamese: logo('Phở Đặc Biệt', 'nunito', { weight: 700 }),
    greek: logo('Αθήνα Φως', 'source-serif-4', { weight: 600 }),
    'greek-sans': logo('Άνεμος', 'manrope', { weight: 700 }),
    cyrillic: logo('Живая Вода', 'playfair-display', { weight: 700 }),
    'cyrillic-sans': logo('Щука и Йод', 'rubik', { weight: 500 }),
  },
};
