import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Link } from './link.tsx';
import type { SubscribeOffer } from './subscribe-offer.ts';
import { usePricingPath } from './subscribe-ways.ts';

type Props = { offer: SubscribeOffer; isOpen: boolean; onOpenChange: (open: boolean) => void };

/** What is missing and what can be done about it. */
export const SubscribePrompt = ({ offer, isOpen, onOpenChange }: Props) => {
  const pricing = usePricingPath();
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={offer.title}
      actions={
        offer.link ? (
          <Link look="primary" to={pricing}>
            {offer.link}
          </Link>
        ) : (
          <Button variant="primary" onPress={() => onOpenChange(false)}>
            CLOSE
          </Button>
        )
      }
    >
      <p>{offer.text}</p>
    </Modal>
  );
};
