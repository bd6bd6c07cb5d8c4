import { Outlet, useLocation, useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './account.module.css';

const tabs = [
  { id: paths.subscription, label: 'Subscription' },
  { id: paths.brands, label: 'My brands' },
  { id: paths.userInfo, label: 'User info' },
] as const;

/** My Account (spec administration §2.7): the address selects the tab. */
export const AccountPage = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const selected = tabs.find((tab) => tab.id === pathname)?.id ?? paths.subscription;
  return (
    <>
      <h1 className={styles.title}>My Account</h1>
      <Tabs label="My Account" tabs={tabs} selected={selected} onSelect={(id) => void navigate(id)}>
        <Outlet />
      </Tabs>
    </>
  );
};
