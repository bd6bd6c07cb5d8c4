import type { BrandColors } from '@signet/contract';
import { X_HEIGHT } from '../../../../brand/brand-font.ts';
import { legibleInk } from '../../../../brand/legible-ink.ts';

/** Pixels of the picture: what a chat shows without cutting it. */
const WIDTH = 1600;
const HEIGHT = 1000;
/** The sheet of the preview: logo over words, the brand in the world beside them, its colors below. */
const FIELD = { width: 800, height: 500 } as const;
const STRIP = 180;
const MARGIN = 64;
const SHEET = HEIGHT - STRIP;

export type PictureParts = {
  colors: BrandColors;
  names: Readonly<Record<(typeof shown)[number], string>>;
  /** The drawing of the logo in any one color. */
  logo: Blob;
  /** A square piece of the kit; absent of brands without one. */
  scene: Blob | undefined;
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

/** The logo in another color, as large as its field allows. */
const drawLogo = (context: CanvasRenderingContext2D, image: HTMLImageElement, color: string) => {
  const [width, height] = [FIELD.width - 3 * MARGIN, FIELD.height - 3 * MARGIN];
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const layer = Object.assign(document.createElement('canvas'), { width: Math.ceil(w), height: Math.ceil(h) });
  const own = layer.getContext('2d');
  if (!own) return;
  own.drawImage(image, 0, 0, w, h);
  own.globalCompositeOperation = 'source-in';
  own.fillStyle = color;
  own.fillRect(0, 0, w, h);
  context.drawImage(layer, (FIELD.width - w) / 2, (FIELD.height - h) / 2);
};

/** The square piece fills its place; what does not fit is cut at both sides. */
const drawScene = (context: CanvasRenderingContext2D, image: HTMLImageElement) => {
  const width = WIDTH - FIELD.width;
  context.save();
  context.beginPath();
  context.rect(FIELD.width, 0, width, SHEET);
  context.clip();
  context.drawImage(image, FIELD.width - (SHEET - width) / 2, 0, SHEET, SHEET);
  context.restore();
};

/** Text in lines that fit the words' place, as many as there is room for; answers where the next would stand. */
const write = (context: CanvasRenderingContext2D, text: string, y: number, leading: number): number => {
  const most = FIELD.width - 2 * MARGIN;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const room = Math.max(1, Math.floor((SHEET - MARGIN / 2 - y) / leading) + 1);
  const shown = lines.slice(0, room).map((line, at) => (at === room - 1 && lines.length > room ? `${line} …` : line));
  for (const [at, line] of shown.entries()) context.fillText(line, MARGIN, y + at * leading);
  return y + shown.length * leading;
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

const TEXT_SIZE = 23;
/** Text as large as it looks on the page: a canvas knows no `font-size-adjust`. */
const setRunningText = (
  context: CanvasRenderingContext2D,
  { style, weight, family }: PictureParts['bulkText'],
): void => {
  const fontOf = (size: number) => `${style} ${weight} ${size}px ${family}`;
  context.font = fontOf(TEXT_SIZE);
  const tall = context.measureText('x').actualBoundingBoxAscent;
  if (tall > 0) context.font = fontOf((TEXT_SIZE * X_HEIGHT * TEXT_SIZE) / tall);
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
  context.fillRect(0, 0, WIDTH, FIELD.height);
  context.fillStyle = colors.n3;
  context.fillRect(0, FIELD.height, WIDTH, SHEET - FIELD.height);
  drawLogo(context, await imageOf(parts.logo), legibleInk(colors.p1));
  if (parts.scene) drawScene(context, await imageOf(parts.scene));
  context.fillStyle = colors.p2;
  context.font = `${headline.style} ${headline.weight} 42px ${headline.family}`;
  const below = write(context, parts.title, FIELD.height + 1.5 * MARGIN, 50);
  context.fillStyle = colors.n1;
  setRunningText(context, bulkText);
  write(context, parts.text, below + 10, 33);
  drawStrip(context, parts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
};
