import { features, type Feature, type SubscriptionTier } from '@signet/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { featureNames } from './tier-columns.tsx';
import styles from './tiers.module.css';

type Props = {
  tier: SubscriptionTier;
  opens: readonly Feature[];
  onClose: () => void;
  onChoose: (opens: Feature[]) => void;
};

/** What a tier opens; it becomes an edit of the row, saved with the others. */
export const TierFeatures = ({ tier, opens, onClose, onChoose }: Props) => {
  const [chosen, setChosen] = useState(opens);
  const toggle = (one: Feature) => (isOn: boolean) =>
    setChosen((before) => features.filter((other) => (other === one ? isOn : before.includes(other))));
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={`What ${tier.label} opens`}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={() => onChoose([...chosen])}>
            Take over
          </Button>
        </>
      }
    >
      <div className={styles.features}>
        {features.map((one) => (
          <Checkbox key={one} isSelected={chosen.includes(one)} onChange={toggle(one)}>
            {featureNames[one]}
          </Checkbox>
        ))}
      </div>
      <p className={styles.clockHint}>It counts for everybody on this tier as soon as it is saved.</p>
    </Modal>
  );
};
