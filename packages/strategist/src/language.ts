import { colorWord } from './color-words.ts';
import { plain } from './words.ts';

/**
 * Words that sentences of other languages are held together by, and that mean nothing in English: German, French,
 * Spanish, Portuguese, Italian, Dutch, Polish, Czech, Swedish, Danish, Turkish. As `plain` has them.
 */
const elsewhere: ReadonlySet<string> = new Set(
  (
    'der das ist ein eine einen und wie welche welcher welches unsere unser unserer mein meine fur auf mit nicht ' +
    'warum wo ich wir kann sind soll schreibe mir ' +
    'le les des une est quel quelle quelles quels notre nos pour avec sur dans pourquoi comment je nous ecris ' +
    'el los las una es cual cuales nuestro nuestra nuestros para con por que como donde porque escribe ' +
    'qual quais nosso nossa nossos uma em por meu minha ' +
    'il gli della delle nostro nostra nostri perche quale quali sono che ' +
    'het een van onze welke waarom hoe wat mijn voor ' +
    'jaki jaka jakie jest dlaczego nasz nasza nasze jak czy dla moj moja sie ' +
    'ktera ktere jaky proc nase jsou ' +
    'vilken vilka varfor vara och hvilken hvorfor vores ikke ' +
    'bizim nedir neden hangi icin nasil'
  ).split(' '),
);

/** Words that hardly an English question is without. */
const english: ReadonlySet<string> = new Set(
  (
    'the a an is are was do does did can could may should would will what which who whom why how when where our my ' +
    'we us i you your it its this that these in on of for with and or not to at from by be there'
  ).split(' '),
);

/** Whether a question is clearly written in another language than English: by its letters, or by its small words. */
export const isForeign = (question: string): boolean => {
  const letters = question.match(/\p{L}/gu) ?? [];
  const latin = question.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length < letters.length / 2) return true;
  const words = plain(question).match(/\p{L}+/gu) ?? [];
  const own = words.filter((word) => english.has(word) || colorWord(word)).length;
  const other = words.filter((word) => elsewhere.has(word) && !english.has(word)).length;
  return other > own && (other >= 2 || words.length <= 3);
};
