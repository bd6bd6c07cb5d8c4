import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { classesIn, classProblems, spacingOffScale, writeTypes } from './css-classes.ts';
import { plantedCss } from './css-tree.ts';

it('rules without use, uses without rule, unchecked uses and lengths off the scale are found', () => {
  expect(classProblems(plantedCss)).toEqual([
    'card.module.css: .dead is used nowhere',
    'card.tsx: card.module.css has no rule for .missing',
    'card.tsx: which class of card.module.css is used is only known as the code runs',
    'card.module.css: padding: 7px var(--space-2) is not on the scale of spacing',
  ]);
});

it('classes are read from selectors alone, not from comments, numbers, addresses or strings', () => {
  const css = `/* .gone */ .a:is(.b, [data-x='.no']) > p { margin: .5em; background: url("x.png") }
    @media (width >= 1.5em) { .c::before { content: '.d' } }`;
  expect([...classesIn(css)]).toEqual(['a', 'b', 'c']);
});

it.each([
  ['margin: 0 auto', false],
  ['gap: var(--space-1) var(--space-half)', false],
  ['margin-bottom: -1px', false],
  ['padding: calc(44px + var(--space-1))', false],
  ['padding: clamp(var(--space-1), 4vw, 40px)', true],
  ['row-gap: 6px', true],
  ['margin: -8px', true],
])('%s is off the scale: %s', (rule, isOff) => {
  expect(spacingOffScale(`.a { ${rule}; width: 31px }`).length > 0).toBe(isOff);
});

it('each module is typed with the classes that it has', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-css-'));
  fs.mkdirSync(path.join(root, 'app'));
  fs.writeFileSync(path.join(root, 'app', 'a.module.css'), '.b-c { } .a { }');
  writeTypes({ root, modules: ['app'], packaged: {}, plain: [] }, 'types');
  const written = fs.readFileSync(path.join(root, 'types', 'web', 'a.module.d.css.ts'), 'utf8');
  expect(written).toContain("readonly 'a': string;\n  readonly 'b-c': string;");
});
