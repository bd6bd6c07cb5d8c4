/** What pieces say in the language that a name is written in: an invitation, where to come, and who to write to. */
type OwnWords = {
  /** Before the name, on a post. */
  meet: string;
  story: string;
  person: string;
  role: string;
  street: string;
};

const russian: OwnWords = {
  meet: 'Знакомьтесь:',
  story: 'Загляните к нам',
  person: 'Имя Фамилия',
  role: 'Основатель',
  street: 'Ваша улица, 1',
};
const ukrainian: OwnWords = {
  meet: 'Знайомтеся:',
  story: 'Завітайте до нас',
  person: 'Ім’я Прізвище',
  role: 'Засновник',
  street: 'Ваша вулиця, 1',
};
const bulgarian: OwnWords = {
  meet: 'Запознайте се:',
  story: 'Заповядайте при нас',
  person: 'Име Фамилия',
  role: 'Основател',
  street: 'Вашата улица 1',
};
const serbian: OwnWords = {
  meet: 'Упознајте:',
  story: 'Свратите до нас',
  person: 'Име Презиме',
  role: 'Оснивач',
  street: 'Ваша улица 1',
};
const greek: OwnWords = {
  meet: 'Γνωρίστε:',
  story: 'Ελάτε να γνωριστούμε',
  person: 'Όνομα Επώνυμο',
  role: 'Ιδρυτής',
  street: 'Η οδός σας 1',
};

/** Letters that one language of a script has and its neighbors do not; the last of a script is what remains. */
const languages: readonly (readonly [letters: RegExp, words: OwnWords])[] = [
  [/\p{Script=Greek}/u, greek],
  [/[іїєґ]/iu, ukrainian],
  [/[ђћџљњј]/iu, serbian],
  // no other language of the script has this letter where a vowel stands
  [/[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ]/iu, bulgarian],
  [/\p{Script=Cyrillic}/u, russian],
];

/**
 * The words of a name's own script, so that its pieces show the face in sentences of it; undefined for Latin names and
 * scripts that nobody wrote for. They say nothing of the company: they are places to be filled in, and an invitation.
 */
export const wordsInScriptOf = (name: string): OwnWords | undefined =>
  languages.find(([letters]) => letters.test(name))?.[1];
