/** Where people who have an account come in; strangers at the start are shown the front page. */
export const DOOR = '/?sign-in';

/** Where the quiz is answered before there is an account. */
export const BEGIN = '/begin';
