/**
 * What a company of a trade would say of itself, three ways: a sentence said to one person, a quiet line, and three
 * words that are nearly shouted. None of them claims what is not known: no date, no price, no origin.
 */
export type TradeLines = { said: string; quiet: string; short: string };

const lines = (said: string, quiet: string, short: string): TradeLines => ({ said, quiet, short });

/** Authored, by the key of the brain's industry. */
export const tradeLines = {
  'accounting-and-tax': lines('Receipts in. Worries out.', 'Numbers you can rely on', 'Checked. Filed. Done.'),
  'advertising-and-marketing': lines('Be the one they remember.', 'An idea worth repeating', 'Seen. Heard. Kept.'),
  'aerospace-and-defense': lines(
    'Built for the second it counts.',
    'Ready when it has to be',
    'Designed. Tested. Flown.',
  ),
  'agriculture-and-farming': lines('From this field to your table.', 'What the season gives', 'Sown. Grown. Picked.'),
  'architecture-and-interiors': lines(
    'Rooms that think of you.',
    'A house for how you live',
    'Drawn. Built. Lived in.',
  ),
  'artificial-intelligence': lines('Ask it the hard part.', 'The long way, made short', 'Asked. Checked. Answered.'),
  'arts-and-museums': lines('Look again. It has changed.', 'An afternoon well spent', 'Come. Look. Stay.'),
  'automotive-and-mobility': lines('Get in. It is ready.', 'The road, made easy', 'Start. Steer. Arrive.'),
  'banking-and-payments': lines('Your money, where you left it.', 'Money without the noise', 'Sent. Seen. Settled.'),
  'beauty-and-cosmetics': lines('Your skin, on a good day.', 'Made for the face you have', 'Cleanse. Rest. Glow.'),
  'beer-wine-and-spirits': lines('Stay for another.', 'Poured slowly, shared gladly', 'Open. Pour. Pass.'),
  'biotech-and-pharmaceuticals': lines(
    'Evidence first. Then hope.',
    'Patience, in a laboratory',
    'Asked. Tested. Shown.',
  ),
  'books-and-publishing': lines('Start with page one.', 'Something to read tonight', 'Open. Read. Lend.'),
  'business-software': lines('Work that is done by five.', 'The tidy end of a long list', 'Open. Assign. Done.'),
  'childcare-and-parenting': lines('Small shoes. Big day.', 'Where mornings are easy', 'Play. Eat. Nap.'),
  'cleaning-and-home-repair': lines('It drips. We come.', 'A house that works again', 'Called. Fixed. Cleaned.'),
  'climate-and-carbon': lines('Count it. Then cut it.', 'Less, and we can show it', 'Measured. Cut. Proved.'),
  'coffee-and-soft-drinks': lines(
    'One more cup. Then the day.',
    'The best part of the morning',
    'Ready. Poured. Gone.',
  ),
  construction: lines('Stands straight. Stays straight.', 'Solid from the ground up', 'Dug. Built. Finished.'),
  'consulting-and-coaching': lines('A second pair of eyes.', 'Time to think it through', 'Listen. Ask. Decide.'),
  'consumer-electronics': lines('Out of the box. On.', 'It simply does it', 'Unpack. Press. Play.'),
  'crypto-and-blockchain': lines('Yours. Provably.', 'Keys you keep yourself', 'Signed. Sent. Final.'),
  cybersecurity: lines('Somebody is awake.', 'The quiet after the alarm', 'Watch. Stop. Explain.'),
  'data-and-analytics': lines('So that is why.', 'The answer under the numbers', 'Collect. Compare. Know.'),
  'dating-and-relationships': lines('Say hello first.', 'Somebody for slow evenings', 'Meet. Talk. Stay.'),
  'developer-tools': lines('Ship it before lunch.', 'Fewer moving parts', 'Build. Test. Ship.'),
  'education-and-training': lines('You can learn this.', 'A little further every week', 'Read. Try. Teach.'),
  'energy-and-utilities': lines('Power, and where it is from.', 'Warm rooms, clear bills', 'Made. Stored. Shared.'),
  'events-and-ticketing': lines('See you in the first row.', 'A night to remember', 'Doors. Lights. Now.'),
  'fashion-and-apparel': lines('Wear it out.', 'Cut for more than a season', 'Cut. Sewn. Worn.'),
  'film-and-video': lines('Do not look away.', 'A story, told in light', 'Lights. Camera. Quiet.'),
  'fitness-and-sports': lines('One more. You have it.', 'Stronger than last week', 'Warm up. Push. Rest.'),
  'furniture-and-home-goods': lines('Make yourself at home.', 'For the rooms you live in', 'Made. Used. Kept.'),
  games: lines('One more round.', 'A world for rainy days', 'Press. Jump. Again.'),
  'government-and-civic-services': lines('The right desk. First time.', 'Here for everybody', 'Ask. Sign. Done.'),
  'groceries-and-packaged-food': lines('What is for dinner?', 'Good things in the cupboard', 'Open. Cook. Share.'),
  'health-care': lines('We have time for you.', 'In good hands', 'Ask. Look. Help.'),
  'hiring-and-human-resources': lines('Monday could be different.', 'The right chair for each', 'Meet. Match. Begin.'),
  insurance: lines('It happened. We are here.', 'For the day you need it', 'Call. Show. Sorted.'),
  'investing-and-wealth': lines('Give it time.', 'For the long way', 'Save. Spread. Wait.'),
  'jewelry-and-watches': lines('Say it without a word.', 'To be worn every day', 'Drawn. Made. Worn.'),
  'legal-services': lines('In words you understand.', 'The calm across the table', 'Read. Argued. Settled.'),
  'logistics-and-delivery': lines('It is on the way.', 'From door to door', 'Packed. Sent. There.'),
  'manufacturing-and-materials': lines('It fits. Every time.', 'Parts you can build on', 'Made. Measured. Packed.'),
  'medical-devices': lines('Clear at a glance.', 'Made for steady hands', 'Unwrap. Check. Use.'),
  'mental-health': lines('You can say it here.', 'An hour that is yours', 'Sit. Breathe. Talk.'),
  'music-and-audio': lines('Turn it up.', 'For the long way home', 'Plug in. Count. Play.'),
  'news-and-media': lines('Read it before you say it.', 'The day, in order', 'Asked. Checked. Said.'),
  'nonprofits-and-charities': lines('It takes all of us.', 'Where help is needed', 'Ask. Act. Account.'),
  'pets-and-animals': lines('Tails up.', 'For the one at the door', 'Sniff. Eat. Nap.'),
  'real-estate': lines('Your key is somewhere here.', 'A door to call your own', 'See. Sign. Move in.'),
  'restaurants-and-catering': lines('Come in hungry.', 'A table by the window', 'Order. Eat. Linger.'),
  'robotics-and-drones': lines('It does not get tired.', 'A steady pair of hands', 'Lift. Turn. Repeat.'),
  'shops-and-marketplaces': lines('There it is.', 'Things worth finding', 'Look. Choose. Unwrap.'),
  'social-networks-and-communities': lines('They are all here.', 'Company, when you like', 'Say. Share. Meet.'),
  telecommunications: lines('Can you hear me? Yes.', 'A line that holds', 'Ring. Talk. Laugh.'),
  'toys-and-hobbies': lines('Do not put it away yet.', 'For the floor, not the shelf', 'Stack. Crash. Again.'),
  'travel-and-hotels': lines('Drop your bags.', 'Somewhere to arrive', 'Pack. Go. Stay.'),
  'water-and-recycling': lines('It comes back.', 'Nothing goes to waste', 'Sorted. Cleaned. Reused.'),
} as const satisfies Readonly<Record<string, TradeLines>>;

export type TradeKey = keyof typeof tradeLines;

/** Undefined for a trade that is not known: a brain of one's own may have others. */
export const linesOfTrade = (industryId: string): TradeLines | undefined =>
  Object.hasOwn(tradeLines, industryId) ? tradeLines[industryId as TradeKey] : undefined;
