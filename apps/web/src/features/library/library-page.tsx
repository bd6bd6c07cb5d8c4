import { IconFolder, IconLock } from '@tabler/icons-react';
import {
  anyUser,
  templateTypeKeys,
  templateTypes,
  type LibraryTemplate,
  type TemplateType,
  type User,
} from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { preload } from 'react-dom';
import { useSearchParams } from 'react-router';
import { consentReturnIn, withoutConsent } from '../../documents/consent-return.ts';
import { driveQuery, SOME_DRIVE } from '../../documents/drive-query.ts';
import { InsufficientModal } from '../../documents/insufficient-modal.tsx';
import { useGenerate, type OnStatus, type Wanted } from '../../documents/use-generate.ts';
import { firstLook, unlessThere } from '../../api/first-look.ts';
import { queryClient } from '../../api/query-client.ts';
import { paths } from '../../paths.ts';
import { userMay } from '../../shell/admission.ts';
import { useComesBack } from '../../shell/comes-back.ts';
import { Link } from '../../shell/link.tsx';
import { useUser, visitorNow } from '../../shell/visitor.ts';
import { SideCard } from '../../side-card/side-card.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { useTurns } from '../../ui/use-turns.ts';
import { libraryQuery } from './library-query.ts';
import styles from './library-page.module.css';
import { LockedTab } from './locked-tab.tsx';
import { ReceiptModal } from './receipt-modal.tsx';
import { TemplateCard } from './template-card.tsx';

/** The sample deck resumes by itself. */
const SAMPLE = 'sample-deck';

type Choosable = Pick<LibraryTemplate, '_id' | 'type' | 'marketingKitId'>;

const wantedOf = ({ marketingKitId: kitId, _id: templateId, type }: Choosable): Wanted => ({
  kitId,
  templateId,
  type,
  context: 'assetLibrary',
});

/** Saves documents; goes on by itself where the founder comes back from giving access. */
const useSaving = () => {
  const generate = useGenerate();
  const [insufficient, setInsufficient] = useState<Wanted>();
  const [search, setSearch] = useSearchParams();
  const resumed = useRef(false);

  const save = async (wanted: Wanted, onStatus?: OnStatus): Promise<void> => {
    setInsufficient(undefined);
    try {
      const made = await generate(wanted, onStatus);
      if (made === 'insufficient') setInsufficient(wanted);
      if (made === 'made') toasts.success('Saved to your drive.');
    } catch (error) {
      toasts.error((error as Error).message);
    }
  };

  useEffect(() => {
    const back = consentReturnIn(search);
    if (!back || resumed.current || (back.kind === 'given' && back.templateId === SAMPLE)) return;
    resumed.current = true;
    const rest = withoutConsent(search);
    // back at the tab where the document stands
    if (back.kind === 'given') rest.set('tab', back.type);
    setSearch(rest, { replace: true });
    if (back.kind === 'none') return;
    const { kitId, templateId, type, code, nonce } = back;
    const wanted: Wanted = { kitId, templateId, type, context: 'assetLibrary', consent: { code, nonce } };
    queueMicrotask(() => void save(wanted));
  });

  return { save, insufficient, close: () => setInsufficient(undefined) };
};

const Waiting = () => (
  <div className={styles.grid} aria-hidden="true">
    {[0, 1, 2, 3].map((card) => (
      <Skeleton key={card} width={250} height={260} />
    ))}
  </div>
);

/** Cards that are drawn in one go: a row of a wide screen. */
const ROW = 4;

type CardsProps = { templates: readonly LibraryTemplate[] } & Omit<ComponentProps<typeof TemplateCard>, 'template'>;

/**
 * All templates of a kind, a row at a time: whoever presses one of the first does not wait for the last. All at once
 * for whoever comes back to one of the last.
 */
const Cards = ({ templates, ...card }: CardsProps) => {
  const turn = useTurns(Math.ceil(templates.length / ROW), useComesBack());
  return (
    <ul className={styles.grid}>
      {templates.slice(0, turn * ROW).map((template) => (
        <TemplateCard key={template._id} template={template} {...card} />
      ))}
    </ul>
  );
};

const mayHold = (user: User, type: TemplateType): boolean =>
  userMay({ ...anyUser, feature: templateTypes[type].feature }, user);

/** The tab that a founder opens on where the address names none. */
const firstHeld = (user: User): TemplateType => templateTypeKeys.find((type) => mayHold(user, type)) ?? 'pitch-deck';

const namedIn = (search: URLSearchParams): TemplateType | undefined =>
  templateTypeKeys.find((one) => one === search.get('tab'));

/** The first picture is on its way while the screen that shows it is still drawn. */
const fetchFirstPicture = (search: URLSearchParams): void => {
  const user = visitorNow()?.user;
  if (!user) return;
  const type = namedIn(search) ?? firstHeld(user);
  const first = queryClient.getQueryData(libraryQuery.queryKey)?.find((template) => template.type === type);
  if (first) preload(first.backgroundImageUrl, { as: 'image', fetchPriority: 'high' });
};

/** Opening the library: what it lists is asked for before anything is drawn. */
export const openLibrary = async ({ request }: { request: Request }): Promise<null> => {
  const listed = unlessThere(libraryQuery).then(() => fetchFirstPicture(new URL(request.url).searchParams));
  await firstLook(listed, unlessThere(driveQuery));
  return null;
};

/** Documents in the founder's brand, to be saved to their drive (spec results §2). */
export const LibraryPage = () => {
  const user = useUser();
  const { data: templates, isPending, isError, refetch } = useQuery(libraryQuery);
  const { data: drive } = useQuery(driveQuery);
  const { save, insufficient, close } = useSaving();
  const [first] = useState<TemplateType>(() => firstHeld(user));
  // in the address, so that whoever leaves to subscribe comes back to the tab that was locked
  const [search, setSearch] = useSearchParams();
  const selected = namedIn(search) ?? first;
  const select = (tab: TemplateType) => {
    const next = new URLSearchParams(search);
    next.set('tab', tab);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const shown = (templates ?? []).filter(({ type }) => type === selected);
  const [checked, setChecked] = useState<LibraryTemplate>();
  const driveName = drive?.drive.name ?? SOME_DRIVE;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Asset Library</h1>
        <p className={styles.lead}>
          Your documents, already in your brand. <Link to={paths.story}>Tell your story</Link> once, and all of them say
          it.
        </p>
        {drive && (
          <Link look="secondary" className={styles.drive} to={paths.drive}>
            <IconFolder size={20} stroke={1.5} aria-hidden="true" />
            OPEN {drive.drive.name.toLocaleUpperCase('en')}
          </Link>
        )}
      </header>
      <Tabs
        label="Kinds of documents"
        tabs={templateTypeKeys.map((id) => ({
          id,
          label: templateTypes[id].label,
          ...(mayHold(user, id) ? {} : { icon: <IconLock size={16} aria-label="Locked" /> }),
        }))}
        selected={selected}
        onSelect={select}
        panelClassName={styles.panel ?? ''}
      >
        {isError && (
          <Banner level="error" action={<Button onPress={() => refetch()}>TRY AGAIN</Button>}>
            Failed to initialize Asset Library
          </Banner>
        )}
        {isPending && <Waiting />}
        {templates && !mayHold(user, selected) && <LockedTab templates={shown} />}
        {templates && mayHold(user, selected) && shown.length === 0 && (
          <p className={styles.empty}>No Templates Available</p>
        )}
        {templates && mayHold(user, selected) && shown.length > 0 && (
          <Cards
            key={selected}
            templates={shown}
            driveName={driveName}
            onSave={(one, onStatus) => save(wantedOf(one), onStatus)}
            onCheck={setChecked}
          />
        )}
      </Tabs>
      <SideCard />
      <ReceiptModal template={checked} onClose={() => setChecked(undefined)} />
      <InsufficientModal
        isOpen={insufficient !== undefined}
        onClose={close}
        onRetry={async () => {
          const { consent: _used, ...again } = insufficient ?? {};
          if (insufficient) await save(again as Wanted);
        }}
      />
    </div>
  );
};
