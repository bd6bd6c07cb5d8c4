import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** Spec quiz §8. */
export const PAGE_LOAD_FAILED = 'There was an error loading the page';

/** The code of a screen could not be fetched: offline, or the app was updated meanwhile. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page (or a part of one, with `message`) that could not be loaded; Refresh reloads the page. */
export const LoadFailure = ({ message = PAGE_LOAD_FAILED }: { message?: string }) => (
  <MessagePage
    title={message}
    actions={
      <Button variant="primary" onPress={() => location.reload()}>
        Refresh
      </Button>
    }
  >
    <p>Nothing that was saved is lost. Your connection may have dropped, or Signet was updated while you were here.</p>
  </MessagePage>
);
