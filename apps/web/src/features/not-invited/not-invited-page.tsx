import { DEFAULT_MESSAGE } from '@signet/contract';
import { paths } from '../../paths.ts';
import { HouseSignIn } from '../../shell/house-sign-in.tsx';
import { Link } from '../../shell/link.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { session } from '../../shell/session.ts';
import { siteLinks } from '../../shell/site-links.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast-queue.ts';

const tryAnotherAccount = async () => {
  try {
    await (await session()).signIn(paths.start, { afresh: true });
  } catch {
    toasts.error(DEFAULT_MESSAGE);
  }
};

/** For those who are signed in but not invited (spec administration §2.6): the house's own list, or another's. */
export const NotInvitedPage = () => {
  const waitlist = siteLinks().waitlist ?? paths.waitlist;
  return (
    <MessagePage
      title="Signet is in private beta"
      actions={
        <>
          <Link look="primary" to={waitlist}>
            Join the waitlist
          </Link>
          <Button onPress={tryAnotherAccount}>Try another account</Button>
          <HouseSignIn />
        </>
      }
    >
      <p>For now it is open to those who were invited, and the account you signed in with is not among them.</p>
      <p>
        Leave your address on the waitlist and we will write when there is room. If you were invited under another
        address, sign in with that one.
      </p>
    </MessagePage>
  );
};
