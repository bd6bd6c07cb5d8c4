// The pages about people come in one file: whoever opens one of them opens the others, and founders' first load names
// one file less for each.
export { UserPage } from './users/user-page.tsx';
export { UsersTab } from './users/users-tab.tsx';
export { WaitingTab } from './waiting-list/waiting-tab.tsx';
