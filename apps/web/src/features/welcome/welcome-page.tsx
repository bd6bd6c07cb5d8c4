import { authCalls, type WelcomeBrand } from '@signet/contract';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { paths } from '../../paths.ts';
import { HouseSignIn } from '../../shell/house-sign-in.tsx';
import { refreshVisitor } from '../../shell/visitor.ts';
import { strangersAnswers } from '../../brand/stranger-quiz.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { invitationOf, registrationMessage } from './invitation.ts';
import { Terms } from './terms.tsx';
import styles from './welcome.module.css';

const greetings = {
  beta: {
    title: 'Welcome to the private beta',
    lead: 'You were invited to make your brand with Signet before everyone else. One thing first.',
  },
  free: {
    title: 'Welcome to Signet',
    lead: 'A few answers about your company, and you leave with a brand you can use the same day. One thing first.',
  },
  next: {
    title: 'Welcome, founder',
    lead: 'Your community brought you to Signet, to make your brand among friends. One thing first.',
  },
} as const satisfies Record<WelcomeBrand, { title: string; lead: string }>;

/** Registration (spec administration §2.5): terms, a box to tick, and on to the start. */
export const WelcomePage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const { code, brand } = invitationOf(query);
  const greeting = greetings[brand];
  const [answered] = useState(() => strangersAnswers()?.companyName);

  const accept = async () => {
    setProblem(null);
    try {
      const { result } = await call(authCalls.register, { body: { invitationCode: code } });
      setIsTaken(result === 'addressTaken');
      if (result !== 'success') return setProblem(registrationMessage(result));
      await refreshVisitor();
      // what was answered before there was an account
      await import('../../brand/take-along.ts').then(({ takeAlong }) => takeAlong()).catch(() => undefined);
      await navigate(paths.start, { replace: true });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };

  return (
    <>
      <h1>{greeting.title}</h1>
      <p className={styles.lead}>
        {answered ? `What you answered about ${answered} is kept. One thing before you see your brand.` : greeting.lead}
      </p>
      <Terms />
      <div className={styles.accept}>
        <Checkbox isSelected={agreed} onChange={setAgreed}>
          I agree to the Terms of Service and pledge not to redistribute proprietary templates or content outside my
          organization.
        </Checkbox>
        {problem && <Banner level="error">{problem}</Banner>}
        <div className={styles.buttons}>
          <Button variant="primary" isDisabled={!agreed} onPress={accept}>
            I ACCEPT
          </Button>
          {isTaken && <HouseSignIn />}
        </div>
      </div>
    </>
  );
};
