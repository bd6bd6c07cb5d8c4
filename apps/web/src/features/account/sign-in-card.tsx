import { useEffect, useState } from 'react';
import { Link } from '../../shell/link.tsx';
import { session } from '../../shell/session.ts';
import styles from './account.module.css';

/**
 * The way to how one signs in, and where. The built-in issuer has a page for passkeys, second factor and sessions;
 * whose tokens are of another has all that there, and no session here.
 */
export const SignInCard = () => {
  const [isOfHouse, setOfHouse] = useState(false);
  useEffect(() => {
    void session().then(({ authority }) => setOfHouse(authority() === `${location.origin}/oidc`));
  }, []);
  return (
    isOfHouse && (
      <div className={styles.group}>
        <span className={styles.legend}>Signing in</span>
        <Link look="secondary" to="/oidc/account" isReload>
          Passkeys, second factor, sessions
        </Link>
        <p className={styles.hint}>Change how you sign in, see where you are signed in, and sign out there.</p>
      </div>
    )
  );
};
