import { useQueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { useScreen } from '../testing/screen.tsx';
import ChatButton from './chat-button.tsx';

const answers = vi.hoisted(() => ({ isPublished: undefined as boolean | undefined }));
vi.mock('../shell/feature-flags.ts', () => ({ useMay: () => true }));
vi.mock('../api/call.ts', () => ({
  call: async () => {
    if (answers.isPublished === undefined) throw new Error('away');
    return { general: { isPublished: answers.isPublished, isOffline: false } };
  },
}));

const screen = useScreen();
const Place = () => {
  const client = useQueryClient();
  return (
    <>
      <ChatButton otherwise="Support" onOpen={undefined} />
      <button type="button" onClick={() => void client.refetchQueries()}>
        Look again
      </button>
    </>
  );
};

it('support stands in its place while nobody can say whether there is an agent', async () => {
  answers.isPublished = undefined;
  await screen.show(<Place />);
  await screen.until(() => screen.text().includes('Support'));
  expect(screen.has('CHAT WITH SIGNET')).toBe(false);
});

it('it stays where it was when a later look fails, and goes when the agent is gone', async () => {
  answers.isPublished = true;
  await screen.show(<Place />);
  await screen.until(() => screen.has('CHAT WITH SIGNET'));
  answers.isPublished = undefined;
  await screen.press('Look again');
  expect(screen.has('CHAT WITH SIGNET')).toBe(true);
  answers.isPublished = false;
  await screen.press('Look again');
  await screen.until(() => screen.text().includes('Support'));
  expect(screen.has('CHAT WITH SIGNET')).toBe(false);
});
