/**
 * AUTHORED: words for a direction that say the opposite of a keyword, with those keywords: "Cool" is no name for what a
 * founder called warm.
 */
const against: Readonly<Record<string, string>> = {
  Dark: 'happy fresh sunlit hopeful childlike cute clean cartoonish colorful free playful delicate soft neighborly',
  Bright: 'calm solemn discreet modest minimal nocturnal mysterious spiritual frugal patient tender industrial',
  Soft: 'powerful intense loud rugged sturdy industrial sporty competitive rebellious heroic decisive thrilling',
  Earthy: 'futuristic technical sleek nocturnal scientific clean',
  Stark: 'soft tender warm comfortable neighborly nurturing romantic cute charming ornate indulgent generous delicate',
  Quiet: 'loud festive playful thrilling colorful cartoonish theatrical rebellious competitive sporty intense powerful',
  Warm: 'cool nocturnal',
  Cool: 'warm sunlit indulgent nurturing comfortable neighborly tender romantic hopeful generous festive happy',
  Fresh: 'solemn nostalgic vintage traditional nocturnal mysterious industrial',
  Deep: 'fresh childlike cartoonish cute sunlit free spontaneous',
  Rich: 'frugal modest minimal practical',
  Clear: 'mysterious',
  personal: 'industrial technical scientific logical precise',
  handwritten: 'industrial technical scientific precise disciplined futuristic',
  storied: 'futuristic minimal',
  odd: 'reliable safe traditional diplomatic classical sincere clean logical disciplined courteous',
  technical: 'romantic organic handmade soft tender nurturing poetic spiritual childlike cute',
  exact: 'spontaneous rebellious playful free quirky handmade',
  fine: 'sturdy rugged loud heroic powerful industrial',
  light: 'sturdy rugged solemn powerful industrial grounded',
  upright: 'playful rebellious spontaneous free',
  tall: 'modest grounded discreet',
  loud: 'calm solemn discreet modest minimal delicate soft tender patient spiritual courteous diplomatic',
  heavy: 'delicate free soft tender fast sleek fresh dreamy',
  roomy: 'focused modest discreet frugal',
  broad: 'focused delicate precise',
  engineered: 'organic handmade romantic soft tender poetic spontaneous spiritual nurturing',
  angular: 'soft tender comfortable cute nurturing childlike organic romantic',
  stately: 'playful quirky rebellious childlike cartoonish modest spontaneous cute neighborly',
  carved: 'soft futuristic fast fresh sleek delicate',
  elegant: 'rugged industrial hands-on cartoonish sturdy frugal rebellious loud',
  polished: 'rugged handmade hands-on earth-minded rebellious organic',
  sturdy: 'delicate dreamy romantic soft sleek',
  solid: 'delicate dreamy free',
  literary: 'futuristic technical sporty fast cartoonish',
  settled: 'adventurous rebellious thrilling spontaneous fast futuristic inventive',
  friendly: 'solemn rebellious mysterious majestic',
  round: 'geometric rugged decisive precise disciplined industrial',
  crisp: 'warm soft tender dreamy nostalgic organic earth-minded comfortable',
  even: 'quirky rebellious spontaneous theatrical intense',
  natural: 'futuristic technical industrial',
  easygoing: 'disciplined intense precise solemn decisive competitive',
  direct: 'mysterious poetic dreamy diplomatic romantic discreet',
  plain: 'ornate theatrical majestic festive indulgent magical sophisticated colorful',
};
const opposed = new Map(Object.entries(against).map(([word, keywords]) => [word, new Set(keywords.split(' '))]));

/** Whether a word of a direction's name says the opposite of one of these keywords. */
export const contradicts = (word: string, keywords: readonly string[]): boolean =>
  keywords.some((keyword) => opposed.get(word)?.has(keyword) ?? false);

/** Every word that is looked up above, for the test that none is missing or made up. */
export const opposedWords = (): ReadonlyMap<string, ReadonlySet<string>> => opposed;
