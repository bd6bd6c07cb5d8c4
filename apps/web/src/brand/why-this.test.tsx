import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WhyThis } from './why-this.tsx';

const reason = (kind: string, sentence: string) => ({ kind, subject: '', value: 0.5, sentence });
const shown = (...reasons: ReturnType<typeof reason>[]) => {
  const screen = document.createElement('div');
  screen.innerHTML = renderToStaticMarkup(<WhyThis what="color scheme" reasons={reasons} />);
  return { text: screen.textContent, reasons: [...screen.querySelectorAll('li')].map((one) => one.textContent) };
};

it('every reason is shown, two of the same kind too', () => {
  expect(
    shown(reason('distance', 'Far from Stripe.'), reason('keyword', 'Calm.'), reason('keyword', 'Playful.')).reasons,
  ).toEqual(['Far from Stripe.', 'Calm.', 'Playful.']);
});

it('what would change it stands apart from the reasons, under a title of its own', () => {
  const { text, reasons } = shown(
    reason('keyword', 'Calm.'),
    reason('counterfactual', 'Without Calm another would lead.'),
  );
  expect(reasons).toEqual(['Calm.']);
  expect(text).toContain('What would change thisWithout Calm another would lead.');
});

it('that title is not there where nothing is said under it', () => {
  expect(shown(reason('keyword', 'Calm.')).text).not.toContain('What would change this');
});

it('nothing is shown where no reason is known', () => {
  expect(shown().text).toBe('');
});
