import { colorWord } from './color-words.ts';
import type { StrategistBrand } from './brand.ts';
import { plain } from './words.ts';

/**
 * Words that sentences of other languages are held together by, and that mean nothing in English: German, French,
 * Spanish, Portuguese, Italian, Dutch, Polish, Czech, Swedish, Danish, Turkish. As `plain` has them.
 */
const elsewhere: ReadonlySet<string> = new Set(
  (
    'der das ist ein eine einen und wie welche welcher welches unsere unser unserer mein meine auf mit nicht ' +
    'warum wo ich wir kann sind soll schreibe mir ' +
    'le les des une est quel quelle quelles quels notre nos avec sur dans pourquoi je nous ecris ' +
    'el los las una es cual cuales nuestro nuestra nuestros para por que como donde porque escribe ' +
    'qual quais nosso nossa nossos uma por meu minha ' +
    'il gli della delle nostro nostra nostri perche quale quali sono che ' +
    'het een onze welke waarom wat mijn voor ' +
    'jaki jaka jakie dlaczego nasz nasza nasze jak czy dla moj moja sie ' +
    'ktera ktere jaky proc nase jsou ' +
    'vilken vilka varfor vara och hvilken hvorfor vores ikke ' +
    'bizim nedir neden hangi icin nasil'
  ).split(' '),
);

/** Such words that are English too, `fur` as `plain` has `für`: they count beside one that is not. */
const elsewhereToo: ReadonlySet<string> = new Set('van hoe comment pour con fur jest em'.split(' '));

/** Articles, which many names begin with: Das Haus, Le Pain, Los Amigos. */
const articles: ReadonlySet<string> = new Set(
  'der das ein eine einen le les des el los las una un il gli het een'.split(' '),
);

/** What an English question about a brand is about: beside it an article is a part of a name. */
const TOPIC = /\b(?:logos?|fonts?|typefaces?|colou?rs?|palettes?|keywords?|taglines?|slogans?|favicons?|voice)\b/u;

/** Words that hardly an English question is without. */
const english: ReadonlySet<string> = new Set(
  (
    'the a an is are was do does did can could may should would will what which who whom why how when where our my ' +
    'we us i you your it its this that these in on of for with and or not to at from by be there'
  ).split(' '),
);

const wordsIn = (text: string): string[] => plain(text).match(/\p{L}+/gu) ?? [];

/**
 * Whether a question is clearly written in another language than English: by its letters, or by its small words. What
 * the brand and its keywords are called is of no language.
 */
export const isForeign = (question: string, brand?: StrategistBrand): boolean => {
  const letters = question.match(/\p{L}/gu) ?? [];
  const latin = question.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length < letters.length / 2) return true;
  const names = new Set(brand ? [brand.companyName, ...brand.keywords.map(({ name }) => name)].flatMap(wordsIn) : []);
  const words = wordsIn(question).filter((word) => !names.has(word));
  const own = words.filter((word) => english.has(word) || colorWord(word)).length;
  const sure = words.filter((word) => elsewhere.has(word) && !english.has(word));
  if (sure.length === 0 || (sure.every((word) => articles.has(word)) && TOPIC.test(plain(question)))) return false;
  const other = sure.length + words.filter((word) => elsewhereToo.has(word)).length;
  return other > own && (other >= 2 || words.length <= 3);
};
