import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Pages of a PDF are made so wide, in pixels, and then smaller: at their size the letters stand on whole pixels. */
const PAGE_PIXELS = 2560;

export const hasOffice = async (): Promise<boolean> => {
  try {
    await Promise.all([run('soffice', ['--version']), run('pdftocairo', ['-v']), run('pdfinfo', ['-v'])]);
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

  /** The pages of a PDF that are looked at as pictures, by their place from 0. */
  const picturesOf = async (pdf: string, into: string, looked: readonly number[]): Promise<Map<number, string>> => {
    await fs.mkdir(into, { recursive: true });
    const pictures = new Map<number, string>();
    for (const index of looked) {
      const page = String(index + 1);
      const picture = path.join(into, page);
      const size = ['-scale-to-x', String(PAGE_PIXELS), '-scale-to-y', '-1'];
      await run('pdftocairo', ['-png', '-singlefile', '-f', page, '-l', page, ...size, pdf, picture]);
      pictures.set(index, `${picture}.png`);
    }
    return pictures;
  };

  const countOf = async (pdf: string): Promise<number> => {
    try {
      const { stdout } = await run('pdfinfo', [pdf]);
      return Number(/^Pages:\s+(\d+)/mu.exec(stdout)?.[1] ?? 0);
    } catch {
      return 0;
    }
  };

  return {
    /** Opens files: how many pages each has, none where it does not open, and pictures of those that are looked at. */
    async open(
      folder: string,
      files: readonly { file: string; looked: readonly number[] }[],
    ): Promise<Map<string, { count: number; pictures: Map<number, string> }>> {
      const out = path.join(folder, 'pdf');
      const args = [
        `-env:UserInstallation=file://${home}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        out,
      ];
      const inside = files.map(({ file }) => path.join(folder, file));
      await run('soffice', [...args, ...inside], { env, maxBuffer: 64_000_000 });
      const found = new Map<string, { count: number; pictures: Map<number, string> }>();
      for (const { file, looked } of files) {
        const { name } = path.parse(file);
        const pdf = path.join(out, `${name}.pdf`);
        const count = await countOf(pdf);
        const there = looked.filter((index) => index < count);
        found.set(file, { count, pictures: await picturesOf(pdf, path.join(out, name), there) });
      }
      return found;
    },
  };
};
