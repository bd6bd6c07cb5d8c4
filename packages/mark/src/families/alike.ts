/** Letters of other scripts that are drawn as a Latin or a Cyrillic one: the letter, then what it is drawn as. */
const pairs = 'АA ВB ЕE ІI КK МM НH ОO РP СC ТT УY ХX ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ΓГ ΠП ΦФ';
const alike = new Map(pairs.split(' ').map((both) => [both[0] ?? '', both[1] ?? '']));

/** The letter whose drawing serves this one as well: itself, for most. */
export const likeOf = (letter: string): string => alike.get(letter) ?? letter;

/** The same for families in which a Cyrillic У has a drawing of its own or none: it is no Latin Y. */
export const strictlyLikeOf = (letter: string): string => (letter === 'У' ? letter : likeOf(letter));
