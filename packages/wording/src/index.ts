export { colorRoleNames } from './color-roles.ts';
export { tellReason } from './tell-reason.ts';
