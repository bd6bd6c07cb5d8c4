import { expect, test } from 'vitest';
import { familiarName } from './familiar-colors.ts';

test.each([
  ['#be5028', 'terracotta'],
  ['#BE5028', 'terracotta'],
  ['#8e2f23', 'brick'],
  ['#14295c', 'navy'],
  ['#c99a22', 'mustard'],
  ['#fa8072', 'salmon'],
  ['#0b6e4f', 'green'],
  ['#e4002b', 'red'],
  ['#3399cc', 'blue'],
  ['#2c3e50', 'dark gray'],
  ['#f5f5f5', 'white'],
])('%s is called %s, as people say it', (hex, name) => expect(familiarName(hex)).toBe(name));
