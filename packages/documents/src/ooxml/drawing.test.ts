import { expect, test } from 'vitest';
import { createIds, paragraphs, textShape } from './drawing.ts';

const face = { name: 'Figtree', isBold: false, isItalic: false };
const style = {
  face: 'text',
  size: 18,
  ink: 'n1',
  leading: 1,
  align: 'l',
  anchor: 't',
} as const;
const shapeOf = (text: string): string =>
  textShape(
    createIds(),
    { kind: 'text', name: 'Part', area: { x: 1, y: 1, w: 3, h: 1 }, style, lines: [text], text },
    { headline: face, text: face },
  );

test('a text of a slide’s own is set from right to left where its script is', () => {
  expect(shapeOf('مرحبا')).toContain('<a:pPr algn="l" rtl="1"><a:lnSpc>');
  expect(shapeOf('Hello')).toContain('<a:pPr algn="l"><a:lnSpc>');
});

test('so is a cell of a table, and what stands in a slot', () => {
  const text = { text: 'שלום\nHello', lines: ['שלום', 'Hello'] };
  expect(paragraphs(text, '', { align: 'r' })).toMatch(/^<a:p><a:pPr algn="r" rtl="1"\/>.*<a:p><a:pPr algn="r"\/>/u);
  expect(paragraphs(text, '')).toMatch(/^<a:p><a:pPr rtl="1"\/>.*<a:p><a:r>/u);
});
