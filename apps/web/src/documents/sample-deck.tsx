import { anyUser, libraryCalls, logoCalls, templateTypes } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../api/call.ts';
import { untilMade } from '../api/until-made.ts';
import { paths } from '../paths.ts';
import { useFlag, useMay } from '../shell/feature-flags.ts';
import { Link } from '../shell/link.tsx';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Picture } from '../ui/picture.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toasts } from '../ui/toast-queue.ts';
import { consentReturnIn, withoutConsent } from './consent-return.ts';
import { driveQuery, SOME_DRIVE } from './drive-query.ts';
import { InsufficientModal } from './insufficient-modal.tsx';
import styles from './sample-deck.module.css';
import { useGenerate, waitingWords } from './use-generate.ts';

/** Spec results §4. */
type State = 'initial' | 'generating' | 'createPresentation' | 'done';

/** Spec results §8. */
const NOT_DRAWN = 'An Error Occurred While Generating Your Assets, going home..';
const NOT_MADE = 'An error occurred while attempting to generate your pitch deck.';

const SAMPLE = 'sample-deck';

const titles = {
  initial: 'See your brand on slides',
  generating: 'Drawing your logos',
  createPresentation: 'Making your deck',
  done: 'Your sample deck is ready',
} as const satisfies Record<State, string>;

/** How one comes to the full deck (spec results §4); of subscriptions nothing while they are off (flow decisions). */
const aboutFullDeck = ({ isPaid, sells }: { isPaid: boolean; sells: boolean }): string => {
  if (isPaid) return 'Save your brand, and the full deck opens in the asset library: yours to edit.';
  return sells
    ? 'With a subscription, the full deck opens in the asset library: yours to edit.'
    : 'The full deck is yours to edit once the people who run this Signet open it for your account.';
};

const sampleOf = (quizId: string | undefined) =>
  call(libraryCalls.sample, { query: { quizId } }).then(({ template }) => template);

type Props = {
  context: 'quizResultsPage' | 'assetLibrary';
  quizId?: string | undefined;
  beforehand?: () => Promise<boolean>;
};

/** The short deck that everybody may have: its button, and what happens after it is pressed (spec results §4). */
export const SampleDeck = ({ context, quizId, beforehand }: Props) => {
  const [state, setState] = useState<State>();
  const [waiting, setWaiting] = useState<string>();
  const [isInsufficient, setInsufficient] = useState(false);
  const [pages, setPages] = useState<readonly string[]>([]);
  /** Where the deck that was made lies: in a drive that is not ours only its own address leads there. */
  const [address, setAddress] = useState<string>();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const generate = useGenerate();
  const resumed = useRef(false);
  const { data: drive } = useQuery(driveQuery);
  const isPaid = useMay({ ...anyUser, feature: templateTypes['pitch-deck'].feature });
  const sells = useFlag('enableSubscriptions') === true;
  const driveName = drive?.drive.name ?? SOME_DRIVE;

  const present = async (consent?: { code: string; nonce: string }): Promise<void> => {
    setState('createPresentation');
    setWaiting(undefined);
    try {
      const template = await sampleOf(quizId);
      setPages([template.backgroundImageUrl, ...template.pageUrls]);
      const wanted = {
        kitId: template.marketingKitId,
        templateId: SAMPLE,
        type: 'pitch-deck',
      } as const;
      const made = await generate({ ...wanted, context, quizId, ...(consent && { consent }) }, (status) =>
        setWaiting(waitingWords(status)),
      );
      if (made === 'insufficient') setInsufficient(true);
      // made it is, also where the way to it is not answered: the drive leads there too
      if (made === 'made') setAddress((await sampleOf(quizId).catch(() => undefined))?.document?.url);
      setState(made === 'made' ? 'done' : undefined);
    } catch (error) {
      setState(undefined);
      toasts.error(error instanceof Error && error.message ? error.message : NOT_MADE);
    }
  };

  const begin = async (): Promise<void> => {
    if (beforehand && !(await beforehand())) return;
    setState('generating');
    try {
      const logos = () => call(logoCalls.generateAllLogos, { query: { quizId }, body: {} });
      await untilMade(logos, { signal: new AbortController().signal, onStatus: () => undefined });
    } catch {
      setState(undefined);
      toasts.error(NOT_DRAWN);
      await navigate(paths.quiz);
      return;
    }
    await present();
  };

  useEffect(() => {
    const back = consentReturnIn(search);
    if (!back || resumed.current || (back.kind === 'given' && back.templateId !== SAMPLE)) return;
    resumed.current = true;
    setSearch(withoutConsent(search), { replace: true });
    const { kind } = back;
    if (kind === 'given') queueMicrotask(() => void present({ code: back.code, nonce: back.nonce }));
  });

  const open = async (): Promise<void> => {
    setState('initial');
    const template = await sampleOf(quizId).catch(() => undefined);
    if (template) setPages([template.backgroundImageUrl, ...template.pageUrls]);
  };

  const works = state === 'generating' || state === 'createPresentation';
  return (
    <>
      <Button aria-haspopup="dialog" aria-label="CREATE SAMPLE DECK" onPress={open}>
        {/* beside the steps of the results a phone has room for one word */}
        <span>
          <span {...(context === 'quizResultsPage' && { className: styles.atLength })}>CREATE SAMPLE </span>DECK
        </span>
      </Button>
      <Modal
        isOpen={state !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setState(undefined);
        }}
        title={titles[state ?? 'initial']}
        isLocked={works}
        isWide
        actions={
          <>
            {state === 'initial' && (
              <Button variant="primary" onPress={begin}>
                SAVE TO {driveName.toLocaleUpperCase('en')}
              </Button>
            )}
            {state === 'done' && (
              <Link look="primary" to={address ?? paths.drive}>
                OPEN {driveName.toLocaleUpperCase('en')}
              </Link>
            )}
          </>
        }
      >
        <div className={styles.pages}>
          {pages.slice(0, 5).map((page) => (
            <span key={page} className={styles.page}>
              <Picture src={page} alt="" />
            </span>
          ))}
        </div>
        {state === 'initial' && (
          <p>
            Eight slides about your brand as it is now, saved to {driveName}. The sample can be opened and copied, not
            changed. {aboutFullDeck({ isPaid, sells })}
          </p>
        )}
        {works && (
          <p className={styles.working} role="status">
            <Spinner size={20} />
            {state === 'generating'
              ? 'Your logos are drawn first.'
              : (waiting ?? 'A moment: eight slides are being written.')}
          </p>
        )}
        {state === 'done' && <p>It lies in {driveName}, under your company&rsquo;s name.</p>}
      </Modal>
      <InsufficientModal
        isOpen={isInsufficient}
        onClose={() => setInsufficient(false)}
        onRetry={() => (setInsufficient(false), present())}
      />
    </>
  );
};
