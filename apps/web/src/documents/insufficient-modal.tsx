import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type Props = { isOpen: boolean; onClose: () => void; onRetry: () => Promise<unknown> };

/** Spec results §8: less was allowed than is needed. */
export const InsufficientModal = ({ isOpen, onClose, onRetry }: Props) => (
  <Modal
    isOpen={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title="We're Sorry"
    actions={
      <Button variant="primary" onPress={onRetry}>
        RETRY
      </Button>
    }
  >
    <p>ERROR: Insufficient Permissions. Please retry &amp; select all available Google account permissions.</p>
  </Modal>
);
