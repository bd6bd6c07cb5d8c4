/** Every address of the app that code leads to. The table that says who may go there is in route-rules.ts. */
export const paths = {
  start: '/',
  book: '/book',
  bookColors: '/book/colors',
  bookIdentity: '/book/identity',
  quiz: '/quiz',
  expired: '/expired',
  about: '/about',
  account: '/team',
  subscription: '/team/subscription',
  userInfo: '/team/userInfo',
  admin: '/admin',
  adminSettings: '/admin/settings',
  adminMail: '/admin/mail',
  register: '/register',
  unauthorized: '/unauthorized',
  error: '/error',
  callback: '/callback',
} as const;

/** A page of the quiz, by its position or its name. */
export const quizPath = (page: number | 'generating'): string => `${paths.quiz}/${page}`;

/** Where a founder with a finished brand starts: the brand book, until the asset library exists (flow decisions). */
export const postQuizHome = paths.book;
