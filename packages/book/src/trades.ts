import type { KitThing } from '@signet/kit';

/**
 * What a trade is to whoever buys from it: where they meet a company, what they ask themselves then, and two things on
 * which its brand is met.
 */
export type Trade = { meet: string; ask: string; things: readonly [KitThing, KitThing] };

const trade = (meet: string, ask: string, ...things: readonly [KitThing, KitThing]): Trade => ({ meet, ask, things });

const plain = trade('with a hundred other things on their mind', 'whether this one is for them', 'sign', 'tote');

/** Authored, by the key of the industry. `meet` ends “People meet …”, `ask` is what they ask then. */
const trades: Readonly<Record<string, Trade>> = {
  'accounting-and-tax': trade('with a drawer of receipts', 'who will take this off the table', 'notebook', 'sign'),
  'advertising-and-marketing': trade(
    'between two other pitches',
    'whether these people have an eye',
    'notebook',
    'tote',
  ),
  'aerospace-and-defense': trade('at a fair, among forty stands', 'whether it holds', 'badge', 'box'),
  'agriculture-and-farming': trade('at the farm gate or on a sack', 'where it was grown', 'pouch', 'van'),
  'architecture-and-interiors': trade('on a board at a building site', 'who drew this', 'sign', 'notebook'),
  'artificial-intelligence': trade(
    'in a browser, one tab of many',
    'what it does that the others do not',
    'phone',
    'badge',
  ),
  'arts-and-museums': trade('on a poster across the street', 'whether it is worth the afternoon', 'tote', 'badge'),
  'automotive-and-mobility': trade('at the kerb, or in the next lane', 'whether it will get them there', 'van', 'sign'),
  'banking-and-payments': trade('at the moment of paying', 'whether their money is safe', 'phone', 'window'),
  'beauty-and-cosmetics': trade('at a shelf full of bottles', 'whether it is meant for their skin', 'bottle', 'box'),
  'beer-wine-and-spirits': trade(
    'at arm’s length, on a shelf or across a bar',
    'what it tastes like',
    'bottle',
    'tote',
  ),
  'biotech-and-pharmaceuticals': trade('in a paper, or on a carton', 'whether it has been tested', 'box', 'badge'),
  'books-and-publishing': trade('on a table of books, spine by spine', 'which one to pick up', 'tote', 'notebook'),
  'business-software': trade(
    'in a list of five that a colleague has sent',
    'which one people will use',
    'phone',
    'badge',
  ),
  'childcare-and-parenting': trade('with a child by the hand', 'whether they can leave it here', 'tote', 'window'),
  'cleaning-and-home-repair': trade('when something has broken', 'who comes, and when', 'van', 'bottle'),
  'climate-and-carbon': trade('in a report, after many promises', 'whether anything is counted', 'notebook', 'badge'),
  'coffee-and-soft-drinks': trade('on the way to somewhere else', 'what to reach for', 'cup', 'pouch'),
  construction: trade('at a fence around a site', 'who builds here', 'van', 'sign'),
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
  'dating-and-relationships': trade('alone, in the evening', 'whether they will be treated kindly', 'phone', 'cup'),
  'developer-tools': trade(
    'in a terminal, or on a sticker',
    'whether it was made by people who write code',
    'badge',
    'tote',
  ),
  'education-and-training': trade('at the beginning of something hard', 'whether they can do it', 'notebook', 'tote'),
  'energy-and-utilities': trade('once a year, with the bill', 'what they pay for', 'van', 'phone'),
  'events-and-ticketing': trade('at a door, in a queue', 'whether the night will be good', 'badge', 'tote'),
  'fashion-and-apparel': trade('on somebody else, in the street', 'where that is from', 'tote', 'box'),
  'film-and-video': trade('in the two seconds before it begins', 'whether to stay', 'badge', 'notebook'),
  'fitness-and-sports': trade('out of breath', 'whether to go on', 'bottle', 'phone'),
  'furniture-and-home-goods': trade('in their own home', 'whether it will still please in ten years', 'box', 'window'),
  games: trade('in a row of small pictures', 'which one to press', 'phone', 'box'),
  'government-and-civic-services': trade('with a form to fill in', 'where to go', 'window', 'badge'),
  'groceries-and-packaged-food': trade('at a shelf, with one hand out already', 'what is in it', 'pouch', 'tote'),
  'health-care': trade('when something hurts', 'whether they are in good hands', 'sign', 'badge'),
  'hiring-and-human-resources': trade(
    'on a Sunday evening, half decided',
    'whether a better place is there',
    'badge',
    'phone',
  ),
  insurance: trade('when something has gone wrong', 'whether anybody picks up', 'phone', 'notebook'),
  'investing-and-wealth': trade('with savings of many years', 'whether these people are patient', 'notebook', 'phone'),
  'jewelry-and-watches': trade('with a date in mind, and somebody', 'whether it will be kept', 'box', 'tote'),
  'legal-services': trade('with a letter that they do not understand', 'who speaks plainly', 'sign', 'notebook'),
  'logistics-and-delivery': trade('at their own door', 'where it is', 'van', 'box'),
  'manufacturing-and-materials': trade('on a delivery note, again and again', 'whether it fits', 'box', 'badge'),
  'medical-devices': trade('in a ward, with gloves on', 'which side is up', 'box', 'badge'),
  'mental-health': trade('on a bad day', 'whether this is a safe place', 'phone', 'notebook'),
  'music-and-audio': trade('with headphones on, looking elsewhere', 'who that is', 'tote', 'phone'),
  'news-and-media': trade('between two messages', 'whether it is true', 'phone', 'tote'),
  'nonprofits-and-charities': trade('in the street, in a hurry', 'where the money goes', 'tote', 'badge'),
  'pets-and-animals': trade('with a dog that pulls', 'whether somebody here likes animals', 'pouch', 'van'),
  'real-estate': trade('on a board in a front garden', 'what it would be like to live there', 'sign', 'phone'),
  'restaurants-and-catering': trade('hungry, from the other side of the street', 'whether to go in', 'cup', 'window'),
  'robotics-and-drones': trade('at a test run, arms crossed', 'whether it does that every time', 'box', 'badge'),
  'shops-and-marketplaces': trade('while looking for something else', 'whether it comes in time', 'tote', 'box'),
  'social-networks-and-communities': trade('because a friend is there', 'who else is', 'phone', 'tote'),
  telecommunications: trade('when the line is down', 'whether it will hold', 'phone', 'window'),
  'toys-and-hobbies': trade('at the height of a child’s eyes', 'what it can do', 'box', 'tote'),
  'travel-and-hotels': trade('tired, with a suitcase', 'whether this is the place', 'sign', 'phone'),
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
