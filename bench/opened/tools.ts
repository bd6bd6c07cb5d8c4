import { spawnSync } from 'node:child_process';

/** What the system has to open a pack with; all are Debian packages (poppler-utils, qpdf, icoutils, unzip). */
const needed = ['unzip', 'sha256sum', 'pdftoppm', 'pdftotext', 'pdffonts', 'pdfinfo', 'qpdf', 'icotool'] as const;
type Tool = (typeof needed)[number];

export const missingTools = (): string[] =>
  needed.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0);

/** What a tool prints, both streams, and whether it was content. */
export const use = (tool: Tool, args: readonly string[], cwd?: string): { isOk: boolean; printed: string } => {
  const { status, stdout, stderr } = spawnSync(tool, [...args], {
    encoding: 'utf8',
    maxBuffer: 64e6,
    ...(cwd ? { cwd } : {}),
  });
  return { isOk: status === 0, printed: `${stdout}${stderr}` };
};
