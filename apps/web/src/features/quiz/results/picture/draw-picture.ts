import type { BrandColors } from '@signet/contract';
import { legibleInk } from '../../../../brand/legible-ink.ts';

/** Pixels of the picture: what a chat shows without cutting it. */
const WIDTH = 1600;
const HEIGHT = 1000;
const FIELD = 1000;
const STRIP = 180;
const MARGIN = 64;

export type PictureParts = {
  colors: BrandColors;
  names: Readonly<Record<(typeof shown)[number], string>>;
  /** The drawing of the logo in any one color. */
  logo: Blob;
  title: string;
  text: string;
  /** CSS font families that are loaded. */
  headline: { family: string; weight: number; style: string };
  bulkText: { family: string; weight: number; style: string };
};

const shown = ['p1', 'p2', 's1', 'a1', 'a2', 'n2', 'n3'] as const;

const imageOf = async (blob: Blob): Promise<HTMLImageElement> => {
  const image = new Image();
  const url = URL.createObjectURL(blob);
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  return image;
};

/** The logo in another color, as large as its place allows. */
const drawLogo = (context: CanvasRenderingContext2D, image: HTMLImageElement, color: string) => {
  const [width, height] = [FIELD - 4 * MARGIN, HEIGHT - STRIP - 4 * MARGIN];
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const layer = Object.assign(document.createElement('canvas'), { width: Math.ceil(w), height: Math.ceil(h) });
  const own = layer.getContext('2d');
  if (!own) return;
  own.drawImage(image, 0, 0, w, h);
  own.globalCompositeOperation = 'source-in';
  own.fillStyle = color;
  own.fillRect(0, 0, w, h);
  context.drawImage(layer, (FIELD - w) / 2, (HEIGHT - STRIP - h) / 2);
};

/** Text in lines that fit a width; answers where the next line would stand. */
const write = (context: CanvasRenderingContext2D, text: string, y: number, leading: number): number => {
  const most = WIDTH - FIELD - 2 * MARGIN;
  let [line, at] = ['', y];
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > most) {
      context.fillText(line, FIELD + MARGIN, at);
      [line, at] = [word, at + leading];
    } else line = longer;
  }
  context.fillText(line, FIELD + MARGIN, at);
  return at + leading;
};

const drawStrip = (context: CanvasRenderingContext2D, { colors, names }: PictureParts) => {
  const part = WIDTH / (shown.length + 1);
  let x = 0;
  for (const role of shown) {
    const width = role === 'p1' ? 2 * part : part;
    context.fillStyle = colors[role];
    context.fillRect(x, HEIGHT - STRIP, Math.ceil(width), STRIP);
    context.fillStyle = legibleInk(colors[role]);
    context.font = '600 24px "Inter Variable", sans-serif';
    context.fillText(names[role], x + 20, HEIGHT - 60, width - 32);
    context.font = '400 22px "Inter Variable", sans-serif';
    context.fillText(colors[role].toUpperCase(), x + 20, HEIGHT - 28, width - 32);
    x += width;
  }
};

/**
 * The brand on one picture, for whoever decides with the founder.
 * @throws Error where the browser cannot draw.
 */
export const drawPicture = async (parts: PictureParts): Promise<Blob> => {
  const { colors, headline, bulkText } = parts;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = colors.p1;
  context.fillRect(0, 0, FIELD, HEIGHT - STRIP);
  context.fillStyle = colors.n3;
  context.fillRect(FIELD, 0, WIDTH - FIELD, HEIGHT - STRIP);
  drawLogo(context, await imageOf(parts.logo), legibleInk(colors.p1));
  context.fillStyle = colors.p2;
  context.font = `${headline.style} ${headline.weight} 56px ${headline.family}`;
  const below = write(context, parts.title, 3.5 * MARGIN, 66);
  context.fillStyle = colors.n1;
  context.font = `${bulkText.style} ${bulkText.weight} 27px ${bulkText.family}`;
  write(context, parts.text, below + 24, 40);
  drawStrip(context, parts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
};
