/** A file of the built app that modules of several screens go into; of the fields, see Rolldown's `codeSplitting`. */
type ScriptGroup = {
  name: string;
  test: RegExp;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
  priority: number;
};

/** Modules by parts of their paths, any of them; a part may end in more than a name: `(?:one|other)`. */
const anyOf = (...parts: readonly string[]): RegExp =>
  new RegExp(parts.map((part) => `(?:${part.replaceAll('/', String.raw`[\\/]`)})`).join('|'));

/** Of a package of this project. */
const of = (name: string, modules: string): string => `/packages/${name}/src/(?:${modules})\\.`;
const web = (modules: string): string => `/apps/web/src/${modules}`;

/** Modules that more than one screen has, and only those: what a single screen has stays with it. */
const shared = (name: string, ...parts: readonly string[]): ScriptGroup => ({
  name,
  test: anyOf(...parts),
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 1,
});

/**
 * Which modules come in one file. Left alone, every set of screens that share something gets a file for it: the results
 * came in 51 of them, most under a kilobyte, and a page is ready later for each, since a browser spends more than a
 * millisecond of a slow CPU on asking for a file. A group is what the same screens ask for; nothing of it weighs on the
 * first page of the quiz.
 */
export const scriptGroups: ScriptGroup[] = [
  // Needed before anything can be drawn, and changed by few releases: one file, one request. What is known of colors,
  // type and wording goes with the screens that need it, as do the calls that are not the door's or the quiz's: pages
  // take them from the contract a noun at a time.
  {
    name: 'core',
    test: anyOf(
      'node_modules/(?:react|react-dom|scheduler|react-router|@tanstack|oidc-client-ts|jwt-decode|zod)/',
      '/packages/(?:brand|theme)/' +
        '(?!src/(?:selection-of|color-choice|keyword-choice|find-by-word|spelling|research-states))',
      '/packages/contract/src/(?!refusals|(?:logo|mark|kit|font|book|selection|chat)-|[a-z-]+-calls)',
      '/packages/contract/src/(?:auth|brain|quiz|settings|system)-calls',
    ),
    priority: 2,
  },
  // What nearly every screen asks the server and the session with, and what the app opens on.
  {
    name: 'app',
    test: anyOf(
      web('(?:api/(?!until-made)|shell/(?!subscribe)|paths|features/quiz/quiz-queries)'),
      of('contract', 'company-calls'),
    ),
    minShareCount: 5,
    priority: 1,
  },
  // Controls that many screens share: the first page of the quiz has them all. Tabs and dialogs come later.
  {
    name: 'controls',
    test: new RegExp(
      String.raw`^(?!.*(?:[Tt]abs?[A-Z.\\/]|[Mm]odal|[Dd]ialog)).*` +
        String.raw`(?:node_modules[\\/](?:react-aria|react-stately|@internationalized|@react-types` +
        String.raw`|@tabler|clsx|use-sync-external-store)|[\\/]src[\\/]ui[\\/])`,
    ),
    minShareCount: 8,
    priority: 1,
  },
  // The answers, as all pages of the quiz have them.
  shared(
    'answers',
    web('features/quiz/(?:pages|answers)/'),
    web('features/quiz/competitors/(?:position-words|company-logo)'),
    web('brand/keyword-roles'),
  ),
  // Whether a text can be read on a color.
  shared('ink', of('color', 'contrast|hex|linear-rgb'), web('brand/(?:legible-ink|longest-word)')),
  // Where a color lies: the panel beside the quiz maps competitors by it, and knows of a brand no more than that.
  shared('oklab', of('color', 'oklab')),
  // What results, directions, the book and the library ask of a brand and say of it.
  shared(
    'brand',
    web('brand/(?:brand-queries|brand-font|brand-copy|kit-picture-query|in-brand|ink-on|reasons|color-roles)'),
    web('ui/blob-image'),
    of('color', 'logo-field|contrast-rules|plain-name|scheme'),
    of('type', 'generic-family|weights'),
    of('wording', 'color-roles|familiar-colors|numbers|colors-in-use'),
    of('contract', '(?:brand|font|kit-picture)-calls|kit-pieces'),
    '@tabler/icons-react/.*/(?:IconDownload|IconHistory)\\.',
  ),
  // How a screen waits for what is made for it: the library knows of a brand no more than this.
  shared(
    'making',
    web('api/(?:until-made|first-look)'),
    web('ui/use-turns'),
    of('contract', '(?:logo|made-file)-calls|logo-files'),
  ),
  // What the panel beside the quiz has read anew.
  shared(
    'recommended',
    web('brand/recommended-queries'),
    of('contract', '(?:selection|recommendation)-calls|(?:selection|mark)-shapes|font-face'),
  ),
  // What results, directions and comparing choose with and show it on.
  shared(
    'choosing',
    web('features/quiz/results/(?:choice|kit|mark|world|compare/pin|lead-to-results)'),
    web('brand/trade-copy'),
    of('brand', 'selection-of'),
    of('contract', 'mark-calls'),
    of('wording', 'trade-(?:leads|lines|sites|words)'),
    '@tabler/icons-react/.*/(?:IconColumns3|IconPin|IconPinnedFilled)\\.',
  ),
  // How far the reading of competitors is: in the panel beside the quiz, and before the results.
  shared(
    'research',
    web('features/quiz/analysis/'),
    web('shell/analytics'),
    web('ui/progress-bar'),
    of('brand', 'research-states'),
    of('contract', 'research-calls'),
  ),
  // How a document is asked for, on results and in the library.
  shared('documents', web('documents/'), of('contract', '(?:library|drive)-calls')),
  // Dialogs and what leads to them.
  shared(
    'dialogs',
    web('ui/(?:modal|locked-over)'),
    web('shell/subscribe-offer'),
    'react-aria(?:-components)?/dist/private/(?:overlays/useModal|Modal|Tooltip|tooltip/)',
    'react-stately/dist/private/tooltip/',
    '@tabler/icons-react/.*/IconLock\\.',
  ),
  // The strategist's card and panel.
  shared('chat', web('(?:chat|side-card)/'), of('contract', 'agent-calls|chat-shapes|refusals')),
];
