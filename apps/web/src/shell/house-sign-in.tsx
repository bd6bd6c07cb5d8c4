import { Link } from './link.tsx';
import { SSO_STORED } from './sso-stored.ts';

/** The contract's DEFAULT_SSO_KEY, written out: the page of last resort does not load the contract for it. */
const HOUSE = '/?sso=default';

/**
 * The way back to the house's own sign-in. Anybody's link with `?sso=` has a browser keep another (spec administration
 * §3), so whoever comes no further by that one is shown this; nothing where none is kept.
 */
export const HouseSignIn = () =>
  localStorage.getItem(SSO_STORED) === null ? null : (
    <Link look="secondary" to={HOUSE} isReload>
      Sign in without single sign-on
    </Link>
  );
