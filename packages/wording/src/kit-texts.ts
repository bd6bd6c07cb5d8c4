import { wordsInScriptOf } from './kit-languages.ts';
import type { OwnWords } from './own-words.ts';
import { tradeLeads } from './trade-leads.ts';
import { linesOfTrade, type TradeKey } from './trade-lines.ts';
import { tradeSites } from './trade-sites.ts';

/** What is known of a company when its kit is drawn. */
export type KitSubject = {
  companyName: string;
  /** The key of what it does; a trade that is not known is spoken of in general. */
  industryId: string;
  /** Up to three, the core one first. */
  keywords: readonly { name: string }[];
  /** `acme.com`; undefined for a company without a website. */
  host: string | undefined;
};

const inSentence = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Where a founder has named fewer than three. */
const plain = ['Clear', 'Careful', 'Kind'] as const;

/** What a company of the trade says on its pieces; of one that nobody wrote for, what any company can begin with. */
const ofTrade = (industryId: string, name: string, { words, all }: { words: string; all: string }) => {
  const lines = linesOfTrade(industryId);
  const key = industryId as TradeKey;
  return lines
    ? {
        headline: lines.said,
        post: lines.short,
        story: lines.quiet,
        tagline: lines.said,
        lead: tradeLeads[key],
        ...tradeSites[key],
      }
    : {
        headline: words,
        post: `Say hello to ${name}`,
        story: 'Come and see what we make',
        tagline: all,
        lead: 'Tell us what you need, and we will show you how we would do it.',
        menu: ['About', 'Work', 'Contact'],
        button: 'Get in touch',
        asked: 'what we do',
      };
};

/** What a company says whose name is in another script: one language, without the English of trade and keywords. */
const inOwnWords = ({ meet, street, ...own }: OwnWords, name: string, site: string) => ({
  ...own,
  post: `${meet} ${name}`,
  tagline: own.headline,
  contact: [site, `hello@${site}`, street] as const,
});

/** What a company says whose name is in Latin letters, or in a script that nobody wrote for. */
const inEnglish = ({ industryId, keywords }: KitSubject, name: string, site: string) => {
  const names = keywords.map((keyword) => keyword.name);
  const [core, supporting, nuance] = [...names, ...plain].slice(0, 3) as [string, string, string];
  const all = listed([core, inSentence(supporting), inSentence(nuance)]);
  const { asked, ...trade } = ofTrade(industryId, name, {
    words: `${core}. ${supporting}. ${nuance}.`,
    all,
  });
  return {
    ...trade,
    deck: 'Who we are and what we do',
    section: 'What we do',
    statement: `${core} in everything we do.`,
    content: {
      title: 'What we stand for',
      // what each word is for, and no promise in its name: the same is true of every word
      points: [
        { figure: '1', title: core, line: 'What you should notice first.' },
        { figure: '2', title: supporting, line: 'What you find when you look closer.' },
        { figure: '3', title: nuance, line: 'What stays with you afterwards.' },
      ] as const,
    },
    numbers: {
      title: 'What you can count on',
      points: [
        { figure: '1', title: 'person to talk to', line: 'The same one from the first day to the last.' },
        { figure: '3', title: 'words to live by', line: `${all}.` },
        { figure: '0', title: 'surprises', line: 'If something changes, you hear it from us first.' },
      ] as const,
    },
    person: 'Your Name',
    role: 'Founder',
    contact: [site, `hello@${site}`, 'Your Street 1'] as const,
    letter: {
      greeting: 'Hello,',
      paragraphs: [
        `Thank you for asking about ${asked}. It was good to hear what you have in mind, and we would like to help.`,
        'We will look at it this week and come back with an answer, a price and a date. If anything changes ' +
          'before then, write to us at any time.',
        'There is nothing to prepare. We begin with a short talk and take notes.',
      ],
      closing: 'With best wishes',
    },
  };
};

/**
 * What the pieces of a marketing kit say: the founder's own keywords, and what a company of the trade can begin with;
 * of a name in another script, what there is in its language. Nothing in them claims what is not known.
 */
export const kitTexts = (subject: KitSubject) => {
  const site = subject.host ?? 'your-website.com';
  const name = subject.companyName.replace(/\s+/gu, ' ').trim();
  const own = wordsInScriptOf(name);
  return own ? inOwnWords(own, name, site) : inEnglish(subject, name, site);
};
