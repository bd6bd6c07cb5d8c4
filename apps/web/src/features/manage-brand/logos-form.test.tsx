import { customLogoFileNames, type Selections } from '@signet/contract';
import { expect, it, vi } from 'vitest';
import { useScreen } from '../../testing/screen.tsx';
import { LogosForm } from './logos-form.tsx';

const screen = useScreen();
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
const show = (hasCustomLogos = false) => {
  const selections = { _id: 'q', hasCustomLogos } as Selections;
  return screen.show(<LogosForm quizId="q" selections={selections} onSaved={async () => undefined} />);
};
const file = (name: string) => new File(['x'], name);
const chooseAll = async (): Promise<void> => {
  for (const input of fields()) await screen.choose(input, file(`logo${input.accept}`));
};

it('asks for an SVG and a PNG in each of seven colors', async () => {
  await show();
  expect(fields()).toHaveLength(customLogoFileNames.length);
  await screen.press('SAVE');
  expect(screen.text()).toContain('Logo image is required');
  expect(screen.text()).toContain('P1 color logo svg is required');
  await chooseAll();
  await screen.press('SAVE');
  expect(screen.text()).toContain('Confirm new logos');
});

it('a file that is rejected leaves none of before in its place', async () => {
  await show();
  await chooseAll();
  const [first] = fields();
  if (!first) expect.fail('there are no fields');
  await screen.choose(first, file('one.svg'), file('two.svg'));
  await screen.press('SAVE');
  expect(screen.text()).toContain('Too many files selected or selected file(s) not supported.');
  expect(screen.text()).not.toContain('Confirm new logos');
  await screen.press('Reset');
  expect(screen.text()).not.toContain('Too many files');
});

it('while logos are cleared it is said that they go and are drawn again', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await show(true);
  await screen.press('Clear logos');
  await screen.type(screen.field('Type Delete to confirm'), 'Delete');
  await screen.press('Clear logos');
  expect(screen.all('[role=status]').at(-1)?.textContent).toBe(
    'The files that were uploaded go. The logos are drawn again from what is chosen.',
  );
});
