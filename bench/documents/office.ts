import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Pages of a PDF are made so wide, in pixels, and then smaller: at their size the letters stand on whole pixels. */
const PAGE_PIXELS = 5120;

export const hasOffice = async (): Promise<boolean> => {
  try {
    await Promise.all([run('soffice', ['--version']), run('pdftocairo', ['-v'])]);
    return true;
  } catch {
    return false;
  }
};

/** A home for LibreOffice that sees these fonts and no others. */
export const createOffice = async (home: string, fonts: readonly { name: string; bytes: Uint8Array }[]) => {
  const fontHome = path.join(home, 'fonts');
  await fs.mkdir(fontHome, { recursive: true });
  for (const { name, bytes } of fonts) await fs.writeFile(path.join(fontHome, `${name}.ttf`), bytes);
  const config = path.join(home, 'fonts.conf');
  await fs.writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${fontHome}</dir><cachedir>${home}/cache</cachedir></fontconfig>`,
  );
  const env = { ...process.env, FONTCONFIG_FILE: config };

  return {
    /** Opens files and answers the pictures of their pages, in order; a file that does not open has none. */
    async pages(folder: string, files: readonly string[]): Promise<Map<string, string[]>> {
      const out = path.join(folder, 'pdf');
      const inside = files.map((file) => path.join(folder, file));
      // a page that is left out of the show is still a page
      const args = [
        `-env:UserInstallation=file://${home}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        out,
      ];
      await run('soffice', [...args, ...inside], { env, maxBuffer: 64_000_000 });
      const found = new Map<string, string[]>();
      for (const file of files) {
        const name = path.parse(file).name;
        const pdf = path.join(out, `${name}.pdf`);
        const pictures = path.join(out, name);
        await fs.mkdir(pictures, { recursive: true });
        try {
          await run('pdftocairo', [
            '-png',
            '-scale-to-x',
            String(PAGE_PIXELS),
            '-scale-to-y',
            '-1',
            pdf,
            `${pictures}/p`,
          ]);
        } catch {
          found.set(file, []);
          continue;
        }
        const pages = (await fs.readdir(pictures)).toSorted((one, other) =>
          one.localeCompare(other, 'en', { numeric: true }),
        );
        found.set(
          file,
          pages.map((page) => path.join(pictures, page)),
        );
      }
      return found;
    },
  };
};
