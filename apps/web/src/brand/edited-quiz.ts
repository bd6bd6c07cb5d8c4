/** Where a tab of the browser keeps which quiz it edits; another tab may edit another. */
const KEY = 'signet.edited-quiz';

/** The quiz that this tab edits in place of the active one: the copy of a finished brand. */
export const editedQuizId = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

export const editQuiz = (id: string): void => sessionStorage.setItem(KEY, id);

export const stopEditing = (): void => sessionStorage.removeItem(KEY);
