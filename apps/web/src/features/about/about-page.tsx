import { MessagePage } from '../../shell/message-page.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Version } from './version.tsx';

/** What runs here (spec administration §2.1). */
export const AboutPage = () => (
  <MessagePage title="About Signet" drawing={<Mark size={72} />}>
    <p>From a founder’s answers to a brand they can use the same day.</p>
    <Version />
  </MessagePage>
);
