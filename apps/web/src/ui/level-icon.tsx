import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';

export type Level = 'error' | 'warning' | 'success' | 'info';

const icons = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
} as const;
const names = { error: 'Error', warning: 'Warning', success: 'Success', info: 'Note' } as const;

/** The sign of a level, named for those who see no colour. */
export const LevelIcon = ({ level }: { level: Level }) => {
  const Icon = icons[level];
  return <Icon size={20} role="img" aria-label={names[level]} />;
};
