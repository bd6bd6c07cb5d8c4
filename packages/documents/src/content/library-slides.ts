import { HEADLINE_HINT, SOURCE_ASK, type Ask, type SlideSpec } from './slide-spec.ts';

/** A sentence on the left, rows of a table on the right; `rows` says what each row holds. */
const tableAsks = (title: string, text: string, rows: string, example: string) =>
  ({
    title: [title, HEADLINE_HINT],
    text: [text, 'Two or three sentences.'],
    rows: [rows, example],
    source: SOURCE_ASK,
  }) as const;

const timesAsks = (title: string, what: readonly [Ask, Ask, Ask]) =>
  ({
    title: [title, HEADLINE_HINT],
    name1: what[0],
    text1: ['What happens there?', 'One sentence.'],
    name2: what[1],
    text2: ['What happens there?', 'One sentence.'],
    name3: what[2],
    text3: ['What happens there?', 'One sentence.'],
  }) as const;

/** Slides for the questions that come after the pitch (documents, library). None says what was not answered. */
export const librarySlides = {
  story: {
    label: 'One case',
    layout: 'quote',
    ground: 'loud',
    asks: {
      title: ['Which case made you begin?', HEADLINE_HINT],
      words: ['What happened there, in their words?', 'Twenty words.'],
      who: ['Who said it, and when?', 'Name, role, month.'],
    },
    note: 'Tell it as it happened. A name is worth more than an average.',
  },
  who: {
    label: 'Who has it',
    layout: 'appendix',
    asks: tableAsks(
      'Who has this problem most?',
      'How do you tell them from the others?',
      'Which groups are there?',
      'Group; how many; what they do today. One a line.',
    ),
    note: 'Say which group you would sell to if you could keep only one.',
  },
  'cost-today': {
    label: 'Cost today',
    layout: 'split',
    ground: 'tint',
    asks: {
      title: ['What does the problem cost in a year?', HEADLINE_HINT],
      parts: ['What is it made of?', 'For example: ¤31 k lost water; ¤22 k digging; ¤8 k fines.'],
      fact1: ['What is the largest part?'],
      meaning1: ['Who pays it?'],
      fact2: ['Which part grows?'],
      meaning2: ['By how much a year?'],
      source: SOURCE_ASK,
    },
    note: 'Say who in the company pays it, out of which budget.',
  },
  steps: {
    label: 'Three steps',
    layout: 'times',
    asks: timesAsks('How does it work in three steps?', [
      ['What is the first step?', 'Four words.'],
      ['What is the second step?', 'Four words.'],
      ['What is the third step?', 'Four words.'],
    ]),
    fixed: { date1: '1', date2: '2', date3: '3' },
    note: 'Say how long each step takes.',
  },
  technology: {
    label: 'Technology',
    layout: 'picture',
    asks: {
      title: ['What is hard about it, and solved?', HEADLINE_HINT],
      picture: ['Which drawing would explain it?'],
      point1: ['What goes in?', 'Ten words.'],
      point2: ['What happens inside?', 'Ten words.'],
      point3: ['What comes out?', 'Ten words.'],
      source: ['Where was it tested, and by whom?'],
    },
    note: 'Say what somebody else would need to build the same.',
  },
  protection: {
    label: 'Protection',
    layout: 'appendix',
    asks: tableAsks(
      'What keeps others from copying it?',
      'What would a copy need, and how long would it take?',
      'What is protected, and how?',
      'What; how; until when. One a line.',
    ),
    note: 'Say what is filed and what is granted. They are not the same.',
  },
  roadmap: {
    label: 'Roadmap',
    layout: 'times',
    ground: 'tint',
    asks: {
      title: ['What comes next, and when?', HEADLINE_HINT],
      date1: ['When is the next step?', 'A month.'],
      name1: ['What is it?', 'Four words.'],
      date2: ['When is the second step?', 'A month.'],
      name2: ['What is it?', 'Four words.'],
      date3: ['When is the third step?', 'A month.'],
      name3: ['What is it?', 'Four words.'],
    },
    note: 'Say what you would drop if you had to.',
  },
  quote: {
    label: 'A customer',
    layout: 'quote',
    ground: 'loud',
    asks: {
      title: ['What did it change for one customer?', HEADLINE_HINT],
      words: ['What do they say about it?', 'Twenty words, as they said them.'],
      who: ['Who said it?', 'Name, role, company.'],
    },
    note: 'Ask before you show it.',
  },
  case: {
    label: 'A case',
    layout: 'halves',
    ground: 'tint',
    asks: {
      title: ['What changed at one customer?', HEADLINE_HINT],
      meaning1: ['What do you count there?', 'A few words.'],
      figure1: ['How much was it before?', 'A number.'],
      figure3: ['How much was it after?', 'A number.'],
      source: ['Which customer, and when was it counted?'],
    },
    fixed: { label1: 'Before' },
    note: 'Name the customer, or say why you cannot.',
  },
  prices: {
    label: 'Prices',
    layout: 'appendix',
    asks: tableAsks(
      'What does each customer pay?',
      'Why is it priced like this?',
      'What are the prices?',
      'What; price; for whom. One a line.',
    ),
    note: 'Say what the last three customers paid in fact.',
  },
  partners: {
    label: 'Partners',
    layout: 'appendix',
    asks: tableAsks(
      'Who sells with you?',
      'What do partners gain from it?',
      'Who are they?',
      'Partner; what they do; since when. One a line.',
    ),
    note: 'Say which of them has signed.',
  },
  'sale-cost': {
    label: 'Cost of a sale',
    layout: 'split',
    ground: 'tint',
    asks: {
      title: ['What does one new customer cost?', HEADLINE_HINT],
      parts: ['What is it made of?', 'For example: ¤6 k visits; ¤5 k pilot; ¤3 k paperwork.'],
      fact1: ['What does one bring a year?'],
      meaning1: ['After which costs?'],
      fact2: ['When is the sale paid back?'],
      meaning2: ['Counted from when?'],
      source: SOURCE_ASK,
    },
    note: 'Cost of a sale divided by the margin of a month is the payback.',
  },
  advisers: {
    label: 'Advisers',
    layout: 'people',
    asks: {
      title: ['Who advises you, and on what?', HEADLINE_HINT],
      person1: ['Who is the first?', 'Name; field; what they did for you.'],
      person2: ['Who is the second?', 'Name; field; what they did for you.'],
      person3: ['Who is the third?', 'Name; field; what they did for you.'],
      person4: ['Who is the fourth?', 'Name; field; what they did for you.'],
    },
    note: 'Only those who have agreed to be named.',
  },
  hires: {
    label: 'Hires',
    layout: 'appendix',
    asks: tableAsks(
      'Whom do you hire next?',
      'Which gap is the most urgent?',
      'Which jobs, and when?',
      'Job; month; what for. One a line.',
    ),
    note: 'Say whom you already know.',
  },
  owners: {
    label: 'Owners',
    layout: 'split',
    ground: 'tint',
    asks: {
      title: ['Who owns the company?', HEADLINE_HINT],
      parts: ['Which shares?', 'For example: 10% options; 14% angels; 76% founders.'],
      fact1: ['Who votes?'],
      meaning1: ['By which right?'],
      source: ['Of which date is the list of owners?'],
    },
    note: 'Say what changes with this round.',
  },
  milestones: {
    label: 'Milestones',
    layout: 'times',
    asks: {
      title: ['What does the money reach, by when?', HEADLINE_HINT],
      date1: ['When is the first?', 'A month.'],
      name1: ['What is reached?', 'Four words.'],
      date2: ['When is the second?', 'A month.'],
      name2: ['What is reached?', 'Four words.'],
      date3: ['When is the third?', 'A month.'],
      name3: ['What is reached?', 'Four words.'],
    },
    note: 'Say which one the next round depends on.',
  },
  cash: {
    label: 'Cash',
    layout: 'chart',
    ground: 'tint',
    asks: {
      title: ['How long does the money last?', HEADLINE_HINT],
      caption: ['What does the chart count?', 'For example: cash at the end of each quarter.'],
      series: ['What is it at the end of each quarter?', 'For example: Q1 900, Q2 720, Q3 540.'],
      figure1: ['How much is there today?'],
      meaning1: ['On which date?'],
      figure2: ['How much goes out a month?'],
      source: SOURCE_ASK,
    },
    note: 'Say the month in which it ends.',
  },
  sources: {
    label: 'Sources',
    layout: 'appendix',
    asks: {
      title: ['Where do your numbers come from?', HEADLINE_HINT],
      text: ['Who counted them, and how?', 'Two or three sentences.'],
      rows: ['Which number comes from where?', 'Number; source; date. One a line.'],
    },
    note: 'Every number of this deck is in this list.',
  },
} as const satisfies Record<string, SlideSpec>;
