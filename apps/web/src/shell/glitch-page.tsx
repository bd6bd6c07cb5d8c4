import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { paths } from '../paths.ts';
import { BrokenSeal } from './broken-seal.tsx';
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
          {/* A full load, so that whatever broke in this page is gone. */}
          <a className={buttonClass('primary')} href={paths.start}>
            RETURN TO HOME
          </a>
          <Button onPress={() => history.back()}>Previous page</Button>
        </>
      }
    >
      {message && <p>{message}</p>}
      <p>
        What you had saved is safe. Please return to the previous page and try again. If it happens once more, contact{' '}
        {support ? <a href={support}>Support</a> : 'Support'}
        {site && (
          <>
            , or visit <a href={site}>our site</a>
          </>
        )}
        .
      </p>
    </MessagePage>
  );
};
