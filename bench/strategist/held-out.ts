/** A question with the passage that answers it: the name of a document, or the title of a passage of the brand. */
export type Held = { question: string; title: string };

/**
 * Written before the brand's passages had to say more than one word of a question, and never looked at one by one: what
 * was tuned on the other questions is tried on these.
 */
export const heldOutOfDocuments: readonly Held[] = [
  { title: 'runway', question: 'When is it time to raise or to cut our spending?' },
  { title: 'dilution', question: 'What do founders give up when they sell stock to investors?' },
  { title: 'seed pitch', question: 'What should our story say before the amount that we ask seed investors for?' },
  { title: 'first hire', question: 'Over how many years do the options of our first engineer vest?' },
  { title: 'firing', question: 'When do I pay somebody whom I part ways with?' },
  { title: 'tagline', question: 'What does a good tagline name, the product or the change for the customer?' },
  { title: 'press', question: 'Which day is best to write to a journalist about our company?' },
  { title: 'refunds', question: 'What do refunds cost us?' },
  { title: 'pricing', question: 'What becomes of the price of people who subscribed before?' },
  { title: 'churn', question: 'Which part of customers may cancel in a month?' },
  { title: 'remote', question: 'Do I need my camera on when I work from home?' },
  { title: 'trademark', question: 'In which classes do I protect the name of our company?' },
  { title: 'domain', question: 'Should our website address renew by itself?' },
  { title: 'support tone', question: 'How do we write back when a customer complains?' },
  { title: 'newsletter', question: 'How many stories and links are in our newsletter?' },
  { title: 'photography', question: 'May we use stock pictures of people who shake hands?' },
  { title: 'color print', question: 'Which color do we give the printer for the primary color?' },
  { title: 'favicon', question: 'What do we show of the logo where it is very small, below sixteen pixels?' },
  { title: 'competitor', question: 'May our advertisement say that a competitor is worse?' },
  { title: 'gift', question: 'What do we send to welcome people who have just bought from us?' },
  { title: 'accessibility', question: 'Does a page have to work without a mouse?' },
  { title: 'open source', question: 'Can we give our code away, and on which terms?' },
  { title: 'voice calls', question: 'What does our voice say first on the telephone?' },
  { title: 'crisis', question: 'How do we write to customers when something went badly wrong?' },
  { title: 'interviews', question: 'What do I ask customers about before we design the product?' },
  { title: 'roadmap', question: 'How far ahead does our roadmap look?' },
];

/** What only the brand of whoever asks can answer. */
export const heldOutOfBrands: readonly Held[] = [
  { title: 'Your company', question: 'In which industry is our company?' },
  { title: 'Your company', question: 'What is the address of our website?' },
  { title: 'Your colors', question: 'Which hex has our coral, and how does it do on black?' },
  { title: 'What your colors have to keep', question: 'Which contrast does our primary color need against white?' },
  { title: 'Your fonts', question: 'Which font are our headlines set in?' },
  { title: 'Your keyword Warm (CORE)', question: 'What does warm mean for our brand?' },
  { title: 'Your keyword Curious (NUANCE)', question: 'How does a curious brand write?' },
  { title: 'How you write', question: 'How should we write to guests?' },
  { title: 'Why your colors', question: 'Why is rust our color and not a blue?' },
  { title: 'Why your headline font', question: 'Why is Fraunces our headline font?' },
  { title: 'Your competitors', question: 'Which colors do our competitors have?' },
  { title: 'Your marketing kit', question: 'What is our marketing kit like?' },
  { title: 'Lines for your pieces', question: 'Which lines can stand on our pieces?' },
  { title: 'Colors that you crossed out', question: 'Which colors did we cross out in the quiz?' },
  { title: 'Your logo files', question: 'Which logo files are there for a favicon?' },
];
