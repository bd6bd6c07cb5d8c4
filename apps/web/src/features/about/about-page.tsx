import { MessagePage } from '../../shell/message-page.tsx';
import { Version } from './version.tsx';

/** What runs here (spec administration §2.1). */
export const AboutPage = () => (
  <MessagePage title="About Signet">
    <p>From a founder’s answers to a brand they can use the same day.</p>
    <Version />
  </MessagePage>
);
