import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { LibraryTemplate } from '@signet/contract';
import { useState } from 'react';
import { waitingWords, type OnStatus } from '../../documents/use-generate.ts';
import { Link } from '../../shell/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './template-card.module.css';

type Props = {
  template: LibraryTemplate;
  driveName: string;
  onSave: (template: Pick<LibraryTemplate, '_id' | 'type' | 'marketingKitId'>, onStatus: OnStatus) => Promise<unknown>;
  onCheck: (template: LibraryTemplate) => void;
};

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

type Save = (template: Parameters<Props['onSave']>[0]) => Promise<unknown>;

/** The same to be sent and printed: quieter than the file that is edited. */
const AsPdf = ({ template, save }: { template: LibraryTemplate; save: Save }) => {
  const { title, pdf } = template;
  if (!pdf) return null;
  const { document, templateId } = pdf;
  if (document && !document.isOutdated)
    return (
      <Link className={styles.quiet} to={document.url} aria-label={`PDF in your drive: ${title}`}>
        <IconCheck size={16} aria-hidden="true" /> PDF in your drive
      </Link>
    );
  const label = document ? 'Save PDF again' : 'Save as PDF';
  return (
    <Button
      variant="quiet"
      className={styles.quiet}
      aria-label={`${label}: ${title}`}
      onPress={() => save({ ...template, _id: templateId })}
    >
      {label}
    </Button>
  );
};

/** One template as it looks in the brand: its first page large, the next ones below (spec results §2). */
export const TemplateCard = ({ template, driveName, onSave, onCheck }: Props) => {
  const { title, marketingKitTheme, size, backgroundImageUrl, pageUrls, document } = template;
  const isCurrent = document !== null && !document.isOutdated;
  const label = document ? `SAVE AGAIN TO ${driveName}` : `SAVE TO ${driveName}`;
  const [waiting, setWaiting] = useState<string>();
  const save: Save = (one) =>
    onSave(one, (status) => setWaiting(waitingWords(status))).finally(() => setWaiting(undefined));
  const check = isCurrent ? 'Check it' : 'Check it first';
  return (
    <li className={styles.card}>
      <span className={styles.first}>
        <Picture src={backgroundImageUrl} alt={`${title}, first page`} isLazy />
      </span>
      {pageUrls.length > 0 && (
        <span className={styles.next}>
          {pageUrls.map((url) => (
            <span key={url}>
              <Picture src={url} alt="" isLazy />
            </span>
          ))}
        </span>
      )}
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.about}>
        {marketingKitTheme} · {size}
        {document && (
          <>
            <br />
            Saved {dayOf(document.savedAt)}
          </>
        )}
        {document?.isOutdated && (
          <span className={styles.outdated}>
            <IconAlertTriangle size={14} aria-hidden="true" />
            Your brand or story has changed since
          </span>
        )}
      </p>
      <div className={styles.more}>
        <Button
          variant="quiet"
          className={styles.quiet}
          aria-haspopup="dialog"
          aria-label={`${check}: ${title}`}
          onPress={() => onCheck(template)}
        >
          {check}
        </Button>
        <AsPdf template={template} save={save} />
      </div>
      {isCurrent ? (
        <Link className={styles.open} to={document.url} aria-label={`In your drive: ${title}`}>
          <IconCheck size={18} aria-hidden="true" /> IN YOUR DRIVE
        </Link>
      ) : (
        <Button
          className={styles.save}
          aria-label={`${label.toLocaleUpperCase('en')}: ${title}`}
          onPress={() => save(template)}
        >
          {label.toLocaleUpperCase('en')}
        </Button>
      )}
      {/* there before it says anything: only then is it read out */}
      <p className={styles.waiting} role="status">
        {waiting}
      </p>
    </li>
  );
};
