import fs from 'node:fs';
import path from 'node:path';
import { makeDir, startIn } from './global-setup.ts';
import { portOf } from './own-house.ts';
import { DOOR, join, newcomer } from './people.ts';
import { expectPage } from './quiz.ts';
import { test } from './test.ts';

const port = portOf('restart');
test.use({ baseURL: `http://localhost:${port}` });

test('people stay signed in when the server is restarted, and when its secret is changed', async ({
  page,
  context,
  trouble,
}) => {
  // what the page asked for while nobody was there
  trouble.expect(/ERR_CONNECTION_REFUSED|Failed to load resource|dynamically imported module/);
  const { dir, remove } = makeDir();
  let stop = await startIn(dir, port);
  const restart = async (settings: Record<string, string>) => {
    await stop();
    stop = await startIn(dir, port, settings);
  };
  /** In the tab that was open, and in one that knows nothing but the browser's cookies. */
  const staysIn = async (): Promise<void> => {
    await page.reload();
    await expectPage(page, 1);
    const another = await context.newPage();
    await another.goto(DOOR);
    await expectPage(another, 1);
    await another.close();
  };
  try {
    await join(page);
    await page.getByLabel('Company name').fill('Restarted');
    await restart({});
    await staysIn();

    const SIGNET_SECRET_BEFORE = fs.readFileSync(path.join(dir, 'secret'), 'utf8').trim();
    const SIGNET_SECRET = `a new secret for everybody ${newcomer().email}`;
    await restart({ SIGNET_SECRET, SIGNET_SECRET_BEFORE });
    await staysIn();
    // by now the browser's cookie is signed with the new one, so the one before may go
    await restart({ SIGNET_SECRET });
    await staysIn();
  } finally {
    await stop();
    remove();
  }
});
