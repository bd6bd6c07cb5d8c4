import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { Expiration } from './expiration.tsx';

const screen = useScreen();
let changes: (string | null)[];
const Cell = ({ first }: { first: string | null }) => {
  const [value, setValue] = useState(first);
  const change = (to: string | null) => {
    changes.push(to);
    setValue(to);
  };
  return <Expiration email="ann@example.com" value={value} onChange={change} />;
};
const show = async (first: string | null): Promise<void> => {
  changes = [];
  await screen.show(<Cell first={first} />);
};
const field = () => screen.input();
const key = (name: string) =>
  act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
const leave = () => act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
/** What a browser finds of what stands there. */
const finds = (validity: { valid: boolean; badInput: boolean }) =>
  Object.defineProperty(field(), 'validity', { configurable: true, value: validity });
/** A letter more; while a day is not whole a browser says that there is none, and that what stands there is bad. */
const letter = async (value: string, badInput = false, isWithin = true): Promise<void> => {
  await key('1');
  finds({ valid: !badInput && isWithin, badInput });
  await screen.type(field(), value);
};
const END = '2027-01-31T23:59:59.999Z';

it('an expiration that is half typed is no change, and left so it stays as it was', async () => {
  await show(END);
  await letter('', true);
  expect(changes).toEqual([]);
  await leave();
  expect([changes, field().value]).toEqual([[], '2027-01-31']);
  expect(screen.said()).toEqual(['This is no day that exists. The expiration of ann@example.com stays as it was.']);
});

it('a day of another time that stands there is passed by without a word; none such is taken', async () => {
  await show('9999-12-31T23:59:59.999Z');
  finds({ valid: false, badInput: false });
  await leave();
  expect([changes, screen.said()]).toEqual([[], []]);
  await letter('0202-01-31', false, false);
  await leave();
  expect([changes, field().value]).toEqual([[], '9999-12-31']);
  expect(screen.said()).toEqual([
    'This is no day from 2000 to 2199. The expiration of ann@example.com stays as it was.',
  ]);
});

it('a day that is typed counts once the field is left, or Enter is pressed', async () => {
  await show(END);
  await letter('2027-02-03');
  await letter('2027-02-13');
  expect(changes).toEqual([]);
  await leave();
  expect(changes).toEqual(['2027-02-13T23:59:59.999Z']);
  await letter('2027-03-01');
  await key('Enter');
  expect(changes.slice(1)).toEqual(['2027-03-01T23:59:59.999Z']);
  await leave();
  expect(changes).toHaveLength(2);
});

it('a day that is picked counts at once', async () => {
  await show(null);
  await screen.type(field(), '2027-02-13');
  expect(changes).toEqual(['2027-02-13T23:59:59.999Z']);
});

it('whoever empties the field and leaves it means Never', async () => {
  await show(END);
  await letter('');
  expect(changes).toEqual([]);
  await leave();
  expect([changes, screen.text()]).toEqual([[null], 'Never']);
  await leave();
  expect(changes).toHaveLength(1);
});
