import { HEADLINE_HINT, SOURCE_ASK, type SlideSpec } from './slide-spec.ts';

const chartAsks = (grown: string, series: string, figures: readonly [string, string, string]) =>
  ({
    title: [grown, HEADLINE_HINT],
    caption: ['What does the chart count?'],
    series: [series, 'For example: Q1 100, Q2 94, Q3 91.'],
    figure1: [figures[0]],
    meaning1: ['What is that?', 'Six words.'],
    figure2: [figures[1]],
    meaning2: ['What is that?', 'Six words.'],
    figure3: [figures[2]],
    meaning3: ['What is that?', 'Six words.'],
    source: SOURCE_ASK,
  }) as const;

const numberAsks = (title: string, figure: string, rows: readonly [string, string, string]) =>
  ({
    title: [title, HEADLINE_HINT],
    figure: [figure],
    meaning: ['What does that number count, and who counted it?'],
    row1: [rows[0]],
    row2: [rows[1]],
    row3: [rows[2]],
    source: SOURCE_ASK,
  }) as const;

/** What may happen is said by itself: nobody is asked whether it does. */
const { row3: _always, ...termsAsks } = numberAsks(
  'What does the money pay for, and by when?',
  'How much do you ask for?',
  ['Loan or shares?', 'What is it for?', ''],
);

/** What other stages tell instead (documents, seven stories). */
export const stageSlides = {
  evidence: {
    label: 'Evidence',
    layout: 'number',
    ground: 'tint',
    asks: numberAsks('Whom did you ask, and what did they say?', 'How many of how many said it?', [
      'Who were they?',
      'What did they say, word for word?',
      'What would prove you wrong?',
    ]),
    fixed: { label1: 'Who', label2: 'Said', label3: 'Against it' },
    note: 'Say what would prove us wrong, and how we would notice.',
  },
  done: {
    label: 'Done so far',
    layout: 'times',
    asks: {
      title: ['What exists today?', HEADLINE_HINT],
      date1: ['When did you begin?'],
      name1: ['With what?', 'Four words.'],
      text1: ['What came of it?'],
      date2: ['When was the next step done?'],
      name2: ['What was it?', 'Four words.'],
      text2: ['What came of it?'],
      date3: ['When is the step after this?'],
      name3: ['What will it be?', 'Four words.'],
      text3: ['What will it show?'],
    },
    note: 'No jargon: tell it as you would at a table.',
  },
  terms: {
    label: 'Terms',
    layout: 'number',
    ground: 'loud',
    asks: termsAsks,
    fixed: { label1: 'Form', label2: 'For', label3: 'Risk', row3: 'You could lose all of it.' },
    note: 'Say it out loud: you could lose all of it.',
  },
  pilots: {
    label: 'Pilots',
    layout: 'funnel',
    ground: 'tint',
    asks: {
      title: ['Who tried it, and who stayed?', HEADLINE_HINT],
      steps: ['How many were asked, tried it, and stayed?', 'For example: 20 asked; 9 tried; 7 stayed.'],
      fact1: ['Why did those who left go?'],
      fact2: ['What did those who stayed pay?'],
      fact3: ['What comes after the pilots?'],
      source: SOURCE_ASK,
    },
    note: 'Say on which terms the pilots ran.',
  },
  cohorts: {
    label: 'Cohorts',
    layout: 'chart',
    asks: chartAsks('How many of each quarter remain?', 'How many of one quarter still pay, month by month?', [
      'How many remain after a year?',
      'How much do they pay more than at first?',
      'How many left last quarter?',
    ]),
    note: 'Define who counts as a customer, and say the cut-off day.',
  },
  unit: {
    label: 'Unit economics',
    layout: 'split',
    ground: 'loud',
    asks: {
      title: ['In how many months does a sale pay back?', HEADLINE_HINT],
      parts: ['What becomes of a month of one customer?', 'For example: ¤40 service; ¤25 support; ¤85 is left.'],
      fact1: ['What does a sale cost?'],
      meaning1: ['What is in it?'],
      fact2: ['What does a month bring?'],
      meaning2: ['After which costs?'],
      fact3: ['After how many months?'],
      meaning3: ['Paid back in full?'],
      source: SOURCE_ASK,
    },
    note: 'Payback is the cost of a sale divided by the margin of a month.',
  },
  plan: {
    label: 'Plan',
    layout: 'chart',
    asks: chartAsks('What do you reach, by when?', 'What do you plan for each quarter?', [
      'Which assumption carries most of it?',
      'Which comes second?',
      'Which comes third?',
    ]),
    note: 'Name the three assumptions and what breaks if one of them is wrong.',
  },
  year: {
    label: 'The year',
    layout: 'chart',
    ground: 'tint',
    asks: chartAsks('Which sum did the year bring, up by how much?', 'What was it in each quarter?', [
      'Which figure sums up the year?',
      'Which figure comes second?',
      'Which figure comes third?',
    ]),
    note: 'Say whether the figures are audited.',
  },
  retention: {
    label: 'Retention',
    layout: 'chart',
    asks: chartAsks("What did last year's customers spend this year?", 'What was it in each quarter?', [
      'How much of last year’s sum?',
      'How many customers stayed?',
      'How many bought more?',
    ]),
    note: 'Say what is counted as last year’s customers.',
  },
  segments: {
    label: 'Segments',
    layout: 'split',
    ground: 'loud',
    asks: {
      title: ['Which segment earns most?', HEADLINE_HINT],
      parts: ['What does each segment earn?', 'For example: 52 towns; 31 plants; 17 homes.'],
      fact1: ['What is the largest?'],
      meaning1: ['Why is it the largest?'],
      fact2: ['Which grows fastest?'],
      meaning2: ['By how much?'],
      fact3: ['Which would you leave?'],
      meaning3: ['Why?'],
      source: SOURCE_ASK,
    },
    note: 'Say which segment gets the next hire.',
  },
  products: {
    label: 'Products',
    layout: 'number',
    ground: 'tint',
    asks: numberAsks('Who buys two?', 'How many buy a second product?', [
      'Which product comes first?',
      'Which comes second?',
      'What comes next?',
    ]),
    fixed: { label1: 'First', label2: 'Second', label3: 'Next' },
    note: 'Say what the second product costs to sell.',
  },
  results: {
    label: 'Results',
    layout: 'chart',
    ground: 'tint',
    asks: chartAsks('What do the last three years show?', 'What was it in each year?', [
      'What is the margin now?',
      'What is left before interest and tax?',
      'How much cash is there?',
    ]),
    note: 'Say whether the figures are audited, and by whom.',
  },
  risks: {
    label: 'Risks',
    layout: 'number',
    ground: 'loud',
    asks: numberAsks('What could halve growth?', 'What would it cost?', [
      'What is the first sign of it?',
      'What do you do against it?',
      'Who watches it?',
    ]),
    fixed: { label1: 'Sign', label2: 'Answer', label3: 'Owner' },
    note: 'Name the risk before somebody else does.',
  },
} as const satisfies Record<string, SlideSpec>;
