import { brandFinisher } from '@signet/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../shell/feature-flags.ts';
import { quizPath } from '../../../paths.ts';
import { SubscribePrompt } from '../../../shell/subscribe-prompt.tsx';
import { useSubscribeOffer } from '../../../shell/subscribe-offer.ts';
import { Button } from '../../../ui/button.tsx';

/**
 * The last step's button (spec quiz §2): SAVE leads to generating; without the feature, it opens the subscribe
 * prompt.
 */
export const Finish = ({ isReady }: { isReady: boolean }) => {
  const navigate = useNavigate();
  const offer = useSubscribeOffer('finish');
  const [isAsking, setAsking] = useState(false);
  const canComplete = useMay(brandFinisher);
  if (canComplete) {
    return (
      <Button variant="primary" isDisabled={!isReady} onPress={() => void navigate(quizPath('generating'))}>
        SAVE
        <IconArrowRight size={18} aria-hidden="true" />
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onPress={() => setAsking(true)}>
        {offer.link ? 'SUBSCRIBE' : 'SAVE'}
      </Button>
      <SubscribePrompt offer={offer} isOpen={isAsking} onOpenChange={setAsking} />
    </>
  );
};
