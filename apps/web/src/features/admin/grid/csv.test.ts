import { expect, it } from 'vitest';
import { csvFile } from './csv.ts';

const lines = async (rows: string[][]) => (await csvFile('rows.csv', rows).text()).replace('\uFEFF', '').split('\r\n');

it('cells with a comma, a quote or a line break are quoted', async () => {
  expect(await lines([['a,b', 'say "hi"', 'plain']])).toEqual(['"a,b","say ""hi""",plain', '']);
});

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx'])('%j is text to a spreadsheet', async (cell) => {
  expect((await lines([[cell]]))[0]).toMatch(/^"?'/);
});

it('so is what a semicolon or a tab would part from it', async () => {
  const [cell = ''] = await lines([['Acme;=HYPERLINK(1) \t+2; plain']]);
  expect(cell).toBe("Acme;'=HYPERLINK(1) \t'+2; plain");
});
