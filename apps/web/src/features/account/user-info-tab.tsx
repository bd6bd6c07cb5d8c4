import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { chooseTheme, useTheme } from '../../shell/theme.ts';
import { useUser } from '../../shell/visitor.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import styles from './account.module.css';
import { MyData } from './my-data.tsx';
import { DriveCard } from './drive-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

const themes = [
  { id: 'system', label: 'System', icon: <IconDeviceDesktop size={18} stroke={1.5} aria-hidden="true" /> },
  { id: 'light', label: 'Light', icon: <IconSun size={18} stroke={1.5} aria-hidden="true" /> },
  { id: 'dark', label: 'Dark', icon: <IconMoon size={18} stroke={1.5} aria-hidden="true" /> },
] as const;

/**
 * The account's address, which cannot be changed here, and how the app looks (spec administration §2.7, art
 * direction).
 */
export const UserInfoTab = () => {
  const { email } = useUser();
  const theme = useTheme();
  return (
    <div className={styles.narrow}>
      <TextField label="Account Email" value={email} isReadOnly />
      <DriveCard />
      <div className={styles.group}>
        <span className={styles.legend} aria-hidden="true">
          Appearance
        </span>
        <ToggleGroup label="Appearance" options={themes} value={theme} onChange={chooseTheme} />
        <p className={styles.hint}>System follows your device.</p>
      </div>
      <SignInCard />
      <MyData email={email} />
    </div>
  );
};
