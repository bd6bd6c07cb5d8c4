import { manageLabel } from '../../shell/subscribe-ways.ts';
import { openPortal } from '../../shell/subscription-calls.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Whoever has a subscription manages it instead of buying another (spec results §6). */
export const ManageInstead = () => (
  <Banner
    level="info"
    title="You have a subscription"
    action={
      <Button variant="primary" onPress={() => openPortal('/team/subscription')}>
        {manageLabel()}
      </Button>
    }
  >
    To change to another tier, or to stop, manage the one you have.
  </Banner>
);
