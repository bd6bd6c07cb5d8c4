import { configIfLoaded } from '../../shell/config.ts';
import { Link } from '../../shell/link.tsx';
import styles from './account.module.css';

/** The built-in issuer has a page for passkeys, second factor and sessions; elsewhere that is the provider's. */
const ownIssuer = (): boolean => configIfLoaded()?.auth.domain === `${location.origin}/oidc`;

/** The way to how one signs in, and where. */
export const SignInCard = () =>
  ownIssuer() && (
    <div className={styles.group}>
      <span className={styles.legend}>Signing in</span>
      <Link look="secondary" to="/oidc/account" isReload>
        Passkeys, second factor, sessions
      </Link>
      <p className={styles.hint}>See where you are signed in, and end it there.</p>
    </div>
  );
