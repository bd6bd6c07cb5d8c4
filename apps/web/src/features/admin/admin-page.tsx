import { Outlet, useLocation, useNavigate } from 'react-router';
import { useVisitor } from '../../shell/visitor.ts';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './admin.module.css';
import { firstAdminPath, tabsFor } from './admin-tabs.ts';

/** The administration: one tab for each page that the user may see; the address selects it. */
export const AdminPage = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const visitor = useVisitor();
  const tabs = tabsFor(visitor);
  const selected =
    tabs.find((tab) => pathname === tab.id || pathname.startsWith(`${tab.id}/`))?.id ?? firstAdminPath(visitor);
  if (tabs.length === 0) return <Outlet />;
  return (
    <>
      <h1 className={styles.title}>Admin</h1>
      <Tabs label="Admin" tabs={tabs} selected={selected} onSelect={(id) => void navigate(id)}>
        <Outlet />
      </Tabs>
    </>
  );
};
