const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
];

/** What the sample deck says around what is known of a brand. */
export const sampleTexts = {
  cover: 'Sample deck',
  coverTitle: (company: string): string => `This is ${company} on slides`,
  closing: 'Come and see how we work',
  roles: ['Core', 'Supporting', 'Nuance'],
  purposes: [
    'What people should notice first.',
    'What they find when they look closer.',
    'What stays with them afterwards.',
  ],
  words: {
    label: 'Identity',
    title: 'Three words lead everything we make',
    source: 'The three words that you chose in your brand quiz.',
    notes: 'Say the core word first. The other two say how.',
  },
  scalePage: {
    label: 'Position',
    source: 'Your own answer in the brand quiz.',
    notes: 'Name one thing that is as people expect it, and one that is not.',
  },
  scale: {
    low: 'Fit in',
    high: 'Stand out',
    here: 'We stand here',
    labels: ['In our market', 'For our customers'],
    tellings: [
      {
        upTo: 0.4,
        title: 'We look at home in our market',
        told: [
          'We look at home among the others and win on what we do.',
          'They see at once what we are and can trust it.',
        ],
      },
      {
        upTo: 0.6,
        title: 'We stand where our market stands',
        told: ['We keep what people expect of our field.', 'We differ where it helps them to find us again.'],
      },
      {
        upTo: 1,
        title: 'We stand out from our market',
        told: ['Where others look alike, we chose what they do not use.', 'Nobody should take us for another company.'],
      },
    ],
  },
  colors: {
    label: 'Colors',
    title: 'Our colors are not theirs',
    source: 'Read from logos and websites of the competitors that you named.',
    notes: 'The colors of the others are measured. Ours were chosen beside them.',
  },
  ownColors: {
    label: 'Colors',
    title: 'Three colors make us known',
    source: 'From your brand. Name competitors in the quiz to see theirs beside yours.',
    notes: 'The first color leads, the second supports, the third is for what matters most.',
  },
  postPage: {
    label: 'Tone',
    title: 'We sound like our three words',
    source: 'A square post from your marketing kit.',
    notes: 'Read the post aloud. It should sound like somebody whom you know.',
  },
  post: {
    alt: 'A square post in the brand’s colors and fonts.',
    points: [
      'Leads the headline: one short sentence that a stranger understands.',
      'Sets the voice of every text below it.',
      'Shows in the details: in a picture, in the way you say goodbye.',
    ],
  },
  chart: {
    label: 'Charts',
    title: 'Your numbers will stand here',
    source: 'A sample: these bars stand for nothing.',
    notes: 'Native charts: in the full deck you type the numbers and the bars follow.',
  },
  story: {
    label: 'Your story',
    source: 'The order in which investors at your stage ask.',
    notes: 'The full deck asks one question at a time for each of these slides.',
  },
  storyTitle: (count: number): string => {
    const told = numbers[count] ?? String(count);
    return `${told.charAt(0).toUpperCase()}${told.slice(1)} slides tell your story`;
  },
  notes: {
    cover: 'This deck shows how your brand looks on slides. It says nothing that you have not told us.',
    closing: 'Say what happens next, and stop.',
  },
} as const;
