/** Questions to begin with, for the page where the chat was opened. */
const starters: readonly { at: RegExp; questions: readonly string[] }[] = [
  {
    at: /^\/quiz\/5\/colors|^\/book\/colors/u,
    questions: ['May I put white text on our primary color?', 'Which colors can be read on our background?'],
  },
  {
    at: /^\/quiz\/5\/type|^\/book$/u,
    questions: [
      'Which logo goes on a dark background?',
      'Why our headline font?',
      'Which logo file is for an app icon?',
    ],
  },
  { at: /^\/book\/identity/u, questions: ['How should we write?', 'What are our keywords?'] },
  { at: /^\/library/u, questions: ['How do I talk to a seed investor?', 'Which logo goes into a slide deck?'] },
  { at: /^\/quiz/u, questions: ['Why our colors?', 'Who are our competitors?', 'What are our keywords?'] },
];

const anywhere = ['What are our colors?', 'How should we write?', 'Which logo goes on a dark background?'];

export const startersFor = (pathname: string): readonly string[] =>
  starters.find(({ at }) => at.test(pathname))?.questions ?? anywhere;
