import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WhyChosen } from './why-chosen.tsx';

const reason = (kind: string, sentence: string) => ({ kind, subject: '', value: 0.5, sentence });

it('the book tells why something was chosen, and not what another answer would have led to', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <WhyChosen
      reasons={[
        reason('keyword', 'Calm.'),
        reason('counterfactual', 'Without Calm another would lead.'),
        reason('harmony', 'They go together.'),
        reason('name-fit', 'In Lora, “Acme” needs a designer’s eye.'),
      ]}
    />,
  );
  expect([...page.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['Calm.', 'They go together.']);
});
