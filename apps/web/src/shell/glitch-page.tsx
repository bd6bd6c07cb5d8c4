import { Button } from '../ui/button.tsx';
import { paths } from '../paths.ts';
import { BrokenSeal } from './broken-seal.tsx';
import { HouseSignIn } from './house-sign-in.tsx';
import { Link } from './link.tsx';
import { MessagePage } from './message-page.tsx';
import { siteLinks } from './site-links.ts';

/** Shown for any error of a route (spec administration §2.2). `message` says more where there is more to say. */
export const GlitchPage = ({ message }: { message?: string | undefined }) => {
  const { site, support } = siteLinks();
  return (
    <MessagePage
      title="Signet Bumped Into a Glitch"
      drawing={<BrokenSeal />}
      actions={
        <>
          <Link look="primary" to={paths.start} isReload>
            RETURN TO HOME
          </Link>
          <Button onPress={() => history.back()}>Previous page</Button>
          <HouseSignIn />
        </>
      }
    >
      {message && <p>{message}</p>}
      <p>
        What you had saved is safe. Please return to the previous page and try again. If it happens again, contact{' '}
        {support ? <Link to={support}>Support</Link> : 'Support'}
        {site && (
          <>
            , or visit <Link to={site}>our site</Link>
          </>
        )}
        .
      </p>
    </MessagePage>
  );
};
