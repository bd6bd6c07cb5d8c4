import type { Ink, Tone } from '@signet/scene';
import type { Ask } from '../content/slide-spec.ts';
import { styleOf, type Look } from './look.ts';
import type { Area, Blank, Form, Item, Layout, Slot, Text, TextStyle } from './model.ts';
import { fillSlot, overflows, placeText } from './place-text.ts';

/** Below this a question is a line without its hint. */
const HINT_FROM = 0.9;
const PAD = 0.14;
const BADGE = 0.26;
/** Questions are notes to the founder: they may be smaller than what is shown to others. */
const NOTE = 11;
/** How wide the tag of a sample is. */
const TAG = 1.7;

/**
 * Fills one slide. What is said goes where its layout has a slot for it; what is asked and not answered becomes a
 * sticker over the empty slot, numbered in the order in which it is read.
 */
export const createTeller = (look: Look, key: string, layout: Layout, asks: Readonly<Record<string, Ask>>) => {
  const items: Item[] = [];
  const blanks: Blank[] = [];
  const { brand, palette, sticker } = look;
  // on one page questions stand beside numbered steps, and nothing lists them
  const isOnPage = key === 'one-pager';

  const text = (name: string, area: Area, words: string, style: TextStyle): void => {
    items.push(placeText(brand, { name, area, style, text: words }));
  };

  const form = (one: Omit<Form, 'kind'>): void => {
    items.push({ kind: 'form', ...one });
  };

  /** A question in place of an answer. */
  const blank = (slot: string, area: Area): void => {
    const [question, hint = ''] = asks[slot] ?? ['What belongs here?'];
    blanks.push({ slot, question, hint });
    const name = `blank:${key}.${slot}`;
    const h = Math.max(area.h, 0.42);
    form({ name, form: 'rect', area: { ...area, h }, fill: sticker.tone, alt: question });
    const isLow = h < 0.62;
    const y = area.y + (isLow ? (h - BADGE) / 2 : PAD);
    const badge: Area = { x: area.x + PAD * 0.7, y, w: BADGE, h: BADGE };
    form({ name: `${name} badge`, form: 'ellipse', area: badge, fill: sticker.badge });
    const number = { ...styleOf(look, 'small'), ink: sticker.badgeInk, align: 'ctr', anchor: 'ctr', size: 11 } as const;
    text(
      `${name} number`,
      { ...badge, x: badge.x - 0.1, w: BADGE + 0.2 },
      isOnPage ? '?' : String(blanks.length),
      number,
    );
    const left = badge.x + BADGE + 0.12;
    const room = {
      x: left,
      y: isLow ? area.y : y - 0.02,
      w: area.x + area.w - left - 0.08,
      h: isLow ? h : h - PAD * 1.6,
    };
    const isHinted = hint !== '' && h >= HINT_FROM;
    const words = styleOf(look, h > 0.75 && area.w > 3 ? 'text' : 'small');
    const style = { ...words, ink: sticker.ink, least: Math.min(look.least, NOTE) } as const;
    const said = placeText(brand, {
      name: `${name} question`,
      area: isHinted ? { ...room, h: room.h - 0.3 } : room,
      text: question,
      style: { ...style, anchor: isLow ? 'ctr' : 't' },
    });
    items.push(said);
    if (isHinted) {
      const pitch = (said.style.size * 1.2) / 72;
      const hintAt = (below: number): Text => {
        const left = { ...room, y: below, h: area.y + h - below - 0.06 };
        const hinted = { ...style, size: Math.min(14, style.size) };
        return placeText(brand, { name: `${name} hint`, area: left, text: hint, style: hinted });
      };
      // where there is room for it a line is left free: letters of another font may need one more
      const close = room.y + said.lines.length * pitch + 0.06;
      const apart = hintAt(close + pitch);
      const told = overflows(brand, apart) ? hintAt(close) : apart;
      // what looks like an answer is worth having, but never worth a line outside its box
      if (!overflows(brand, told)) items.push(told);
    }
  };

  const slotOf = (name: string): Slot | undefined => layout.slots.find((one) => one.name === name);

  /** Says it in its slot, or asks for it there; what is neither said nor asked leaves the slot empty. */
  const fill = (name: string, words: string | undefined): Text | undefined => {
    const slot = slotOf(name);
    if (!slot) return undefined;
    if (words !== undefined && words.trim() !== '') {
      const placed = fillSlot(brand, slot, words);
      items.push(placed);
      return placed;
    }
    if (name in asks && name !== 'source') blank(name, slot.area);
    return undefined;
  };

  /** A source is asked for at the foot, where it will stand. */
  const askSource = (): void => {
    const slot = slotOf('source');
    if (slot && 'source' in asks) blank('source', { ...slot.area, w: Math.min(slot.area.w, 7.2) });
  };

  const tag = (x: number, y: number, words: string): void => {
    const ink: Ink = palette.textOn([look.ground], 's1', 'p1');
    form({ name: 'sample:tag', form: 'rect', area: { x, y, w: TAG, h: 0.3 }, fill: ink });
    const style = { ...styleOf(look, 'small'), ink: palette.textOn([ink], 'w1'), align: 'ctr', anchor: 'ctr' } as const;
    text('sample:tag words', { x, y, w: TAG, h: 0.3 }, words, style);
  };

  /** Ink for words on a surface of a slide. */
  const on = (tone: Tone, ...wished: Ink[]): Ink => palette.textOn([tone], ...wished);

  return { key, items, blanks, text, form, blank, fill, askSource, tag, on, slotOf, look };
};

export type Teller = ReturnType<typeof createTeller>;
