import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { Version } from './version.tsx';

/** A place to point to for what is not there yet; says which release runs (spec results §2). */
export const ComingSoonPage = () => (
  <MessagePage
    title="Coming soon"
    actions={
      <Link look="primary" to={paths.start}>
        Return to home
      </Link>
    }
  >
    <p>What you were looking for is not here yet. Everything you have made is where you left it.</p>
    <Version />
  </MessagePage>
);
