import type { KitThing } from '@signet/kit';

/**
 * What a trade is to whoever buys from it: where they meet a company, what they ask themselves then, and two things on
 * which its brand is met.
 */
export type Trade = { meet: string; ask: string; things: readonly [KitThing, KitThing] };

const trade = (meet: string, ask: string, ...things: readonly [KitThing, KitThing]): Trade => ({ meet, ask, things });

const plain = trade('with a hundred other things on their mind', 'whether this one is for them', 'sign', 'tote');

/**
 * Authored, by the key of the industry. `meet` ends “People meet …”, `ask` is what they ask then. Both have to be true
 * of every company of that industry: an auditor of freight bills meets nobody at their own door.
 */
const trades: Readonly<Record<string, Trade>> = {
  'accounting-and-tax': trade('with figures that have to be right', 'who will vouch for them', 'notebook', 'sign'),
  'advertising-and-marketing': trade(
    'between two other pitches',
    'whether these people have an eye',
    'notebook',
    'tote',
  ),
  'aerospace-and-defense': trade('where nothing may fail', 'whether it holds', 'badge', 'box'),
  'agriculture-and-farming': trade('in a season that will not wait', 'whether they can rely on it', 'pouch', 'van'),
  'architecture-and-interiors': trade(
    'in front of a plan, or of what came of one',
    'what it would be like to live with',
    'sign',
    'notebook',
  ),
  'artificial-intelligence': trade(
    'in a browser, one tab of many',
    'what it does that the others do not',
    'phone',
    'badge',
  ),
  'arts-and-museums': trade('with an hour to spare', 'whether it is worth the hour', 'tote', 'badge'),
  'automotive-and-mobility': trade('on the way to somewhere', 'whether it will get them there', 'van', 'sign'),
  'banking-and-payments': trade('where money is concerned', 'whether it is safe', 'phone', 'window'),
  'beauty-and-cosmetics': trade('among a great many promises', 'whether it is meant for them', 'bottle', 'box'),
  'beer-wine-and-spirits': trade(
    'at arm’s length, on a shelf or across a bar',
    'what it tastes like',
    'bottle',
    'tote',
  ),
  'biotech-and-pharmaceuticals': trade('in a field full of promises', 'whether it has been tested', 'box', 'badge'),
  'books-and-publishing': trade(
    'with more to read than they have time for',
    'whether this is for them',
    'tote',
    'notebook',
  ),
  'business-software': trade(
    'in a list of five that a colleague has sent',
    'which one people will use',
    'phone',
    'badge',
  ),
  'childcare-and-parenting': trade(
    'with a child on their mind',
    'whether they can trust these people',
    'tote',
    'window',
  ),
  'cleaning-and-home-repair': trade('when something at home needs fixing', 'who comes, and when', 'van', 'bottle'),
  'climate-and-carbon': trade('in a report, after many promises', 'whether anything is counted', 'notebook', 'badge'),
  'coffee-and-soft-drinks': trade('on the way to somewhere else', 'what to reach for', 'cup', 'pouch'),
  construction: trade('before anything stands', 'whether it will be done as it was promised', 'van', 'sign'),
  'consulting-and-coaching': trade('across a table', 'whether somebody is listening', 'notebook', 'badge'),
  'consumer-electronics': trade('with the box in their hands', 'whether it will be easy', 'box', 'phone'),
  'crypto-and-blockchain': trade(
    'on a screen, and with some doubt',
    'whether it will be there tomorrow',
    'phone',
    'badge',
  ),
  cybersecurity: trade('after they have read of a break-in', 'whether it could happen to them', 'badge', 'phone'),
  'data-and-analytics': trade('in front of too many numbers', 'what they mean', 'phone', 'notebook'),
  'dating-and-relationships': trade(
    'with some hope and some doubt',
    'whether they will be treated kindly',
    'phone',
    'cup',
  ),
  'developer-tools': trade(
    'in a terminal, or on a sticker',
    'whether it was made by people who write code',
    'badge',
    'tote',
  ),
  'education-and-training': trade('at the beginning of something hard', 'whether they can do it', 'notebook', 'tote'),
  'energy-and-utilities': trade('when they need power, and when the bill comes', 'what they pay for', 'van', 'phone'),
  'events-and-ticketing': trade('before the day itself', 'whether it will be a good one', 'badge', 'tote'),
  'fashion-and-apparel': trade('on somebody else, in the street', 'where that is from', 'tote', 'box'),
  'film-and-video': trade('in the two seconds before it begins', 'whether to stay', 'badge', 'notebook'),
  'fitness-and-sports': trade('with the best intentions', 'whether to go on', 'bottle', 'phone'),
  'furniture-and-home-goods': trade(
    'with a room in mind',
    'whether it will still please in ten years',
    'box',
    'window',
  ),
  games: trade('in a row of small pictures', 'which one to press', 'phone', 'box'),
  'government-and-civic-services': trade('with something that has to be settled', 'where to go', 'window', 'badge'),
  'groceries-and-packaged-food': trade('at a shelf, with one hand out already', 'what is in it', 'pouch', 'tote'),
  'health-care': trade('when they worry about their health', 'whether they are in good hands', 'sign', 'badge'),
  'hiring-and-human-resources': trade(
    'when a job, or somebody for it, has to be found',
    'whether it will fit',
    'badge',
    'phone',
  ),
  insurance: trade('when something has gone wrong', 'whether anybody picks up', 'phone', 'notebook'),
  'investing-and-wealth': trade('with savings of many years', 'whether these people are patient', 'notebook', 'phone'),
  'jewelry-and-watches': trade('with somebody in mind', 'whether it will be kept', 'box', 'tote'),
  'legal-services': trade('when something has to hold up in writing', 'who speaks plainly', 'sign', 'notebook'),
  'logistics-and-delivery': trade('with goods on the way', 'where they are, and what that will cost', 'van', 'box'),
  'manufacturing-and-materials': trade(
    'with something that has to be made',
    'whether it will be right',
    'box',
    'badge',
  ),
  'medical-devices': trade('where a mistake is not an option', 'whether they can rely on it', 'box', 'badge'),
  'mental-health': trade('on a bad day', 'whether this is a safe place', 'phone', 'notebook'),
  'music-and-audio': trade('in the first few seconds', 'who that is', 'tote', 'phone'),
  'news-and-media': trade('between two messages', 'whether it is true', 'phone', 'tote'),
  'nonprofits-and-charities': trade('among many good causes', 'where the money goes', 'tote', 'badge'),
  'pets-and-animals': trade(
    'with an animal that cannot say what it needs',
    'whether somebody here likes animals',
    'pouch',
    'van',
  ),
  'real-estate': trade('with a move on their mind', 'whether this could be the place', 'sign', 'phone'),
  'restaurants-and-catering': trade('when they are hungry', 'whether to go in', 'cup', 'window'),
  'robotics-and-drones': trade('at a test run, arms crossed', 'whether it does that every time', 'box', 'badge'),
  'shops-and-marketplaces': trade('while looking for something else', 'whether it comes in time', 'tote', 'box'),
  'social-networks-and-communities': trade('because a friend is there', 'who else is', 'phone', 'tote'),
  telecommunications: trade('when the line is down', 'whether it will hold', 'phone', 'window'),
  'toys-and-hobbies': trade('with an afternoon to fill', 'what it can do', 'box', 'tote'),
  'travel-and-hotels': trade('far from home, or about to be', 'whether this is the right place', 'sign', 'phone'),
  'water-and-recycling': trade('at the tap, or at the bin', 'where it goes from here', 'bottle', 'van'),
};

/** Of an industry by its key; a brain of one's own may have others. */
export const tradeOf = (industryId: string): Trade => trades[industryId] ?? plain;

/** What each thing is called in a sentence. */
export const thingNames: Readonly<Record<KitThing, string>> = {
  badge: 'a badge',
  bottle: 'a bottle',
  box: 'a box',
  cup: 'a cup',
  notebook: 'a notebook',
  phone: 'a phone',
  pouch: 'a pouch',
  sign: 'a sign',
  tote: 'a bag',
  van: 'a van',
  window: 'a shop front',
};
