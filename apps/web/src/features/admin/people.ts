// The pages about people come in one file: whoever opens one of them opens the others, and the controls that they
// share count as one page's (vite.config.ts puts what eight pages share on everybody's way).
export { UserPage } from './users/user-page.tsx';
export { UsersTab } from './users/users-tab.tsx';
export { WaitingTab } from './waiting-list/waiting-tab.tsx';
