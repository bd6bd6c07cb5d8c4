import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { libraryCalls, type Answer, type LibraryTemplate } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { OWN } from '../../api/own-keys.ts';
import { InstallFonts } from '../../documents/install-fonts.tsx';
import { PageViewer } from '../../documents/page-viewer.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './receipt-modal.module.css';

const icon = { size: 18, 'aria-hidden': true } as const;

type Answered = Answer<typeof libraryCalls.preflight>;
type Finding = Answered['findings'][number];

/** What was found on each page that has anything, in the order of the pages. */
const byPage = (findings: readonly Finding[]): [number, Finding[]][] =>
  [...Map.groupBy(findings, ({ page }) => page)].toSorted(([one], [other]) => one - other);

/** Questions that a story would answer. */
const openIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ rule, level }) => rule === 'blank' && level === 'stop');

/** Fewer checks than this say little of a document: then they are named, and nothing more is claimed. */
const MANY = 5;

/** Whether it can be shown, and what keeps it from that. */
const standing = ({ findings, passed }: Pick<Answered, 'findings' | 'passed'>): string => {
  const asked = openIn(findings).length;
  const others = findings.filter(({ level }) => level === 'stop').length - asked;
  const looked = new Set([...passed, ...findings.map(({ label }) => label)]).size;
  if (asked + others === 0)
    return looked < MANY
      ? 'We checked only what is listed below. Please look over the rest yourself.'
      : 'We found nothing that has to be fixed before you show it.';
  const parts = [
    asked === 0 ? '' : asked === 1 ? 'one question is open' : `${asked} questions are open`,
    others === 0 ? '' : others === 1 ? 'one thing needs fixing' : `${others} things need fixing`,
  ];
  return `This is still a draft, and its file says so: ${parts.filter(Boolean).join(', ')}.`;
};

/** How much of a deck waits behind what is shown. */
const waiting = (hidden: number): string =>
  hidden === 1
    ? 'One more slide stays hidden until you answer what it needs. We checked it too.'
    : `${hidden} more slides stay hidden until you answer what they need. We checked them too.`;

const Receipt = ({ template }: { template: LibraryTemplate }) => {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [OWN, 'library', 'receipt', template._id],
    queryFn: ({ signal }) => call(libraryCalls.preflight, { params: { templateId: template._id } }, { signal }),
  });
  const [page, setPage] = useState(1);
  const shown = useRef<HTMLDivElement>(null);
  if (isPending) return <Skeleton height={280} />;
  if (isError)
    return (
      <Banner level="error" action={<Button onPress={() => refetch()}>TRY AGAIN</Button>}>
        The document could not be checked.
      </Banner>
    );
  const { findings, passed, hidden, fonts, pageUrls } = data;
  const show = (at: number): void => {
    setPage(at);
    // on a narrow screen the page stands above what was pressed
    shown.current?.scrollIntoView({ block: 'nearest' });
  };
  const asked = openIn(findings).length;
  return (
    <div className={styles.receipt}>
      <div ref={shown}>
        <PageViewer title={template.title} pageUrls={pageUrls} page={page} onPage={setPage} />
      </div>
      <div className={styles.findings}>
        <p>
          {standing(data)} {/* what is filled in in the file is not asked there */}
          {asked > 0 && (
            <>
              <Link to={paths.story}>Tell your story</Link> asks what matters most first.
            </>
          )}
        </p>
        {hidden > 0 && <p>{waiting(hidden)}</p>}
        {byPage(findings).map(([at, ofPage]) => (
          <section key={at} aria-label={`Page ${at}`}>
            <h3 className={styles.page}>
              Page {at}
              {ofPage.some(({ isHidden }) => isHidden) && ', not shown yet'}
            </h3>
            <ul>
              {ofPage.map(({ level, rule, label, says }) => (
                <li key={`${rule} ${says}`}>
                  <Button variant="quiet" className={styles.finding ?? ''} onPress={() => show(at)}>
                    {level === 'stop' ? <IconAlertCircle {...icon} /> : <IconAlertTriangle {...icon} />}
                    <span>
                      {rule !== 'blank' && <strong>{label}: </strong>}
                      {says}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul className={styles.passed}>
          {passed.map((label) => (
            <li key={label}>
              <IconCheck {...icon} /> {label}: in order
            </li>
          ))}
          {fonts.map(({ name, inSlides, instead }) => (
            <li key={name}>
              <IconCheck {...icon} /> {name}:{' '}
              {inSlides
                ? 'Google Slides and Docs have it'
                : `replaced by ${instead ?? 'another font'} in Google Slides`}
            </li>
          ))}
        </ul>
        {/* a picture carries no fonts */}
        {template.type !== 'social-media' && (
          <InstallFonts names={fonts.map(({ name }) => name)} className={styles.fonts} />
        )}
      </div>
    </div>
  );
};

/** What is to be seen to before a document is shown, each with its page one press away. */
export const ReceiptModal = ({ template, onClose }: { template: LibraryTemplate | undefined; onClose: () => void }) => (
  <Modal
    isOpen={template !== undefined}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={`Check: ${template?.title ?? ''}`}
    isBroad
  >
    {template && <Receipt key={template._id} template={template} />}
  </Modal>
);
