/** A row of a list: what it is, a line on it, what stands at its end. */
type ListRow = readonly [name: string, line: string, end: string];

/** A printed list as a company of some trade has it on its table, door or desk. */
type ListWords = { title: string; rows: readonly ListRow[] };

/** Authored. Rows are examples, and the page says so: prices and hours are nobody's promise. */
const lists = {
  menu: {
    title: 'Menu',
    rows: [
      ['Bread and olives', 'to begin with', '5'],
      ['Soup of the day', 'ask what it is', '7'],
      ['From the oven', 'vegetables, herbs, yoghurt', '14'],
      ['From the grill', 'with potatoes and a salad', '19'],
      ['Something sweet', 'there are two each day', '6'],
    ],
  },
  drinks: {
    title: 'To drink',
    rows: [
      ['The small one', 'standing, at the bar', '2.80'],
      ['The usual one', 'as most people take it', '3.60'],
      ['The large one', 'for a long talk', '4.40'],
      ['Without', 'for drivers and for mornings', '3.20'],
      ['Water', 'as much as you like', '0'],
    ],
  },
  fees: {
    title: 'Fees',
    rows: [
      ['A first talk', 'half an hour, here or by phone', 'free'],
      ['A question answered', 'in writing, so that it can be shown', '90'],
      ['A day of our time', 'at your table or at ours', '960'],
      ['The whole year', 'everything that comes up, no clock running', '340 a month'],
      ['Something larger', 'we say what it costs before we begin', 'on request'],
    ],
  },
  goods: {
    title: 'Prices',
    rows: [
      ['The small one', 'fits into any bag', '18'],
      ['The usual one', 'what most people take', '32'],
      ['The large one', 'to share, or to keep', '54'],
      ['A set of three', 'one of each, in a box', '96'],
      ['If something is wrong', 'bring it back within a month', 'free'],
    ],
  },
  plans: {
    title: 'Plans',
    rows: [
      ['To try', 'one person, thirty days', '0'],
      ['Small', 'up to five people', '19'],
      ['Team', 'up to fifty, with shared work', '89'],
      ['House', 'as many as you are', '290'],
      ['Help', 'from people, with every plan', 'included'],
    ],
  },
  week: {
    title: 'This week',
    rows: [
      ['Monday', 'closed, to get ready', 'closed'],
      ['Tuesday', 'for those who begin', '18:00'],
      ['Thursday', 'for those who go on', '18:00'],
      ['Saturday', 'for everybody, also to look', '10:00'],
      ['Sunday', 'for families', '11:00'],
    ],
  },
  services: {
    title: 'What it costs',
    rows: [
      ['A first look', 'we come and tell you what it is', 'free'],
      ['An hour', 'one person, tools included', '65'],
      ['Half a day', 'two people', '420'],
      ['A whole day', 'two people, and it is tidy after', '780'],
      ['At night, on Sundays', 'when it cannot wait', 'plus half'],
    ],
  },
} as const satisfies Record<string, ListWords>;
type ListKey = keyof typeof lists;

/** Authored, by the key of the brain's industry. */
const kinds: Readonly<Record<ListKey, readonly string[]>> = {
  menu: ['restaurants-and-catering', 'travel-and-hotels'],
  drinks: ['coffee-and-soft-drinks', 'beer-wine-and-spirits'],
  fees: [
    'accounting-and-tax',
    'advertising-and-marketing',
    'architecture-and-interiors',
    'climate-and-carbon',
    'consulting-and-coaching',
    'film-and-video',
    'hiring-and-human-resources',
    'insurance',
    'investing-and-wealth',
    'legal-services',
    'real-estate',
  ],
  goods: [
    'agriculture-and-farming',
    'beauty-and-cosmetics',
    'books-and-publishing',
    'consumer-electronics',
    'fashion-and-apparel',
    'furniture-and-home-goods',
    'groceries-and-packaged-food',
    'jewelry-and-watches',
    'pets-and-animals',
    'shops-and-marketplaces',
    'toys-and-hobbies',
  ],
  plans: [
    'artificial-intelligence',
    'banking-and-payments',
    'business-software',
    'crypto-and-blockchain',
    'cybersecurity',
    'data-and-analytics',
    'dating-and-relationships',
    'developer-tools',
    'games',
    'music-and-audio',
    'news-and-media',
    'social-networks-and-communities',
    'telecommunications',
  ],
  week: [
    'arts-and-museums',
    'childcare-and-parenting',
    'education-and-training',
    'events-and-ticketing',
    'fitness-and-sports',
    'mental-health',
    'nonprofits-and-charities',
  ],
  services: [],
};

/** The list of a trade; what costs by the hour or the day where nothing else is known of it. */
export const listOf = (industryId: string): ListWords => {
  const found = (Object.keys(kinds) as ListKey[]).find((key) => kinds[key].includes(industryId));
  return lists[found ?? 'services'];
};
