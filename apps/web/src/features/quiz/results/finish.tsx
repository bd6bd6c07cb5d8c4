import { brandFinisher } from '@signet/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../shell/feature-flags.ts';
import { quizPath } from '../../../paths.ts';
import { SubscribePrompt } from '../../../shell/subscribe-prompt.tsx';
import { useSubscribeOffer } from '../../../shell/subscribe-offer.ts';
import { Button } from '../../../ui/button.tsx';

type Props = {
  isReady: boolean;
  /** Resolves once every choice is kept, with whether it was. */
  onSettled?: () => Promise<boolean>;
};

/**
 * The last step's button (spec quiz §2): SAVE leads to generating once what was chosen is kept; without the feature,
 * it opens the subscribe prompt.
 */
export const Finish = ({ isReady, onSettled }: Props) => {
  const navigate = useNavigate();
  const offer = useSubscribeOffer('finish');
  const [isAsking, setAsking] = useState(false);
  const canComplete = useMay(brandFinisher);
  if (canComplete) {
    return (
      <Button
        variant="primary"
        isDisabled={!isReady}
        onPress={async () => {
          if (await (onSettled?.() ?? true)) await navigate(quizPath('generating'));
        }}
      >
        SAVE
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
