/** A passage of a handbook, with questions that it answers: in its own words, and in words that it hardly shares. */
export type Told = { name: string; text: string; lexical?: string; paraphrased?: string };

const told = (name: string, text: string, lexical?: string, paraphrased?: string): Told => ({
  name,
  text,
  ...(lexical && { lexical }),
  ...(paraphrased && { paraphrased }),
});

/** Forty short documents about founding, money, people and brands; invented for this measurement. */
export const corpus: readonly Told[] = [
  told(
    'runway',
    'Runway is the cash in the bank divided by what you spend each month. Under six months, raise or cut.',
    'How do I work out our runway?',
    'How long until we run out of money?',
  ),
  told(
    'dilution',
    'Dilution is the share of the company that founders give up when new stock is issued to investors.',
    'What is dilution for founders?',
    'How much ownership do I lose in a funding round?',
  ),
  told(
    'seed pitch',
    'Seed investors buy a team and a reason why now. Say what the money is for before you say how much.',
    'What do seed investors look for in a team?',
    'How should I present to someone who finances startups early?',
  ),
  told(
    'first hire',
    'Hire the first engineer for curiosity. Pay a fair salary and give options that vest over four years.',
    'How do options of the first engineer vest?',
    'What should I offer the earliest employee?',
  ),
  told(
    'firing',
    'Part ways within a week of knowing. Speak in private, be brief, pay what is owed on the same day.',
    'How do I part ways with somebody in private?',
    'How do you let an employee go?',
  ),
  told(
    'tagline',
    'A tagline is at most six words. It names what changes for the customer, not what the product is.',
    'How many words has a tagline?',
    'How long can a slogan be?',
  ),
  told(
    'press',
    'Journalists answer mail that offers a number nobody else has. Send it on a Tuesday morning.',
    'When do I send mail to journalists?',
    'How do I get coverage in newspapers?',
  ),
  told(
    'refunds',
    'Refund without questions within thirty days. The cost is under one percent of sales.',
    'Do we refund within thirty days?',
    'Can a customer get their money back?',
  ),
  told(
    'pricing',
    'Raise the price until one in five prospects complains. Grandfather those who subscribed before.',
    'When do I raise the price?',
    'How much should we charge?',
  ),
  told(
    'churn',
    'Churn is the part of customers who cancel in a month. Below two percent is good for small firms.',
    'What churn is good?',
    'How many clients leaving is normal?',
  ),
  told(
    'meetings',
    'No meeting without an agenda. Decisions are written down on the same day by whoever called it.',
    'Who writes down decisions of a meeting?',
    'How do we keep gatherings of the staff short?',
  ),
  told(
    'remote',
    'People who work from home overlap four hours a day. Cameras are optional.',
    'How many hours a day do people overlap?',
    'What are the rules for telecommuting?',
  ),
  told(
    'holiday',
    'Everybody takes at least twenty five days of holiday a year. Managers go first.',
    'How many days of holiday a year?',
    'How much vacation do employees get?',
  ),
  told(
    'trademark',
    'File a trademark in the classes you sell in before you announce the name. Search look-alikes first.',
    'When do I file a trademark?',
    'How do I protect what we are called from copycats?',
  ),
  told(
    'domain',
    'Buy the domain with and without the hyphen, and set both to renew by themselves.',
    'Do I buy the domain with the hyphen?',
    'Which web addresses should we own?',
  ),
  told(
    'support tone',
    'Answer a complaint within an hour. Begin with what happened, then what you do about it.',
    'How soon do we answer a complaint?',
  ),
  told(
    'newsletter',
    'A newsletter goes out every second Thursday with one story and one link.',
    'When does the newsletter go out?',
  ),
  told(
    'photography',
    'Photographs show hands at work, in daylight, never a stock handshake.',
    'What do our photographs show?',
  ),
  told(
    'color print',
    'In print use the spot color for the primary; coated and uncoated paper need different inks.',
    'Which inks does uncoated paper need?',
  ),
  told(
    'favicon',
    'The favicon is the mark alone on a tile; below sixteen pixels nothing else is read.',
    'What is the favicon below sixteen pixels?',
  ),
  told(
    'advisors',
    'Advisors get a quarter of a percent, vesting over two years, for a call every month.',
    'How much do advisors get?',
  ),
  told('board', 'The board meets six times a year. Papers go out four days before.', 'How often does the board meet?'),
  told('expenses', 'Expenses under fifty euros need a receipt and nothing else.', 'Which expenses need a receipt?'),
  told(
    'laptop',
    'A laptop is replaced after three years or when it costs an hour a week.',
    'When is a laptop replaced?',
  ),
  told(
    'backup',
    'Backups are restored once a quarter on a machine that has never seen them.',
    'How often are backups restored?',
  ),
  told(
    'incident',
    'In an incident one person leads, one writes, everybody else waits to be asked.',
    'Who leads in an incident?',
  ),
  told(
    'roadmap',
    'The roadmap names problems, not features, and ends after two quarters.',
    'What does the roadmap name?',
  ),
  told(
    'interviews',
    'Talk to five customers before you draw anything. Ask what they did last time.',
    'How many customers do I talk to before I draw?',
  ),
  told(
    'competitor',
    'Never name a competitor in an advertisement; name the habit that you replace.',
    'Do we name a competitor in an advertisement?',
  ),
  told(
    'gift',
    'New customers get a handwritten card and a small loaf, never a mug.',
    'What do new customers get with a handwritten card?',
  ),
  told(
    'invoice',
    'Invoices are due in fourteen days; after twenty one a friendly call, no fee.',
    'When are invoices due?',
  ),
  told(
    'tax',
    'Keep a third of revenue in a separate account until the tax is paid.',
    'How much revenue do I keep for tax?',
  ),
  told(
    'insurance',
    'Liability insurance covers two million and is reviewed each January.',
    'What does liability insurance cover?',
  ),
  told('lease', 'Do not sign a lease longer than the runway.', 'How long a lease may I sign?'),
  told('grant', 'Grants are paid afterwards: plan the cash as if they did not exist.', 'When are grants paid?'),
  told(
    'patent',
    'A patent costs thirty thousand and helps when somebody larger copies you.',
    'What does a patent cost?',
  ),
  told(
    'open source',
    'Release what is not your advantage under the MIT license.',
    'Under which license do we release?',
  ),
  told(
    'accessibility',
    'Every page works by keyboard before it is shown to anybody.',
    'What works by keyboard before it is shown?',
  ),
  told('voice calls', 'Calls are answered with the first name and the town.', 'How are calls answered?'),
  told(
    'crisis',
    'In a crisis say what you know, what you do not, and when you speak again.',
    'What do I say in a crisis?',
  ),
];

/** Further questions, asked as somebody asks who has read it once: each with the passage that answers it. */
export const further: readonly { name: string; question: string }[] = [
  { name: 'board', question: 'When do papers for the board have to be out?' },
  { name: 'laptop', question: 'After how many years do we replace a laptop?' },
  { name: 'backup', question: 'On which machine do we try to restore a backup?' },
  { name: 'grant', question: 'How do we plan our cash around a grant?' },
  { name: 'crisis', question: 'A crisis has begun and I have to speak: what now?' },
];

/** Questions that nothing here answers. */
export const offTopic: readonly string[] = [
  'What is the weather in Lisbon today?',
  'Who won the world cup in 1998?',
  'How do I bake sourdough bread?',
  'What is the capital of Mongolia?',
  'How far is the moon?',
  'Translate good morning into Finnish',
  'What is the boiling point of ethanol?',
  'Who painted The Night Watch?',
  'How do I change a bicycle tire?',
  'What is the plot of Hamlet?',
  'Which vitamins are in kale?',
  'How old is the universe?',
  'How do I play a C major chord?',
  'What time is it in Tokyo?',
  'Recommend a film for tonight',
  'How do bees make honey?',
  'What is a black hole?',
  'Who is the president of France?',
  'How do I remove red wine stains?',
  'How tall is Kilimanjaro?',
];
