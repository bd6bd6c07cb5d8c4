import { IconFile, IconPhoto, IconPresentation } from '@tabler/icons-react';
import { driveCalls, type Result } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { driveFilesQuery, driveQuery } from '../../documents/drive-query.ts';
import { InstallFonts } from '../../documents/install-fonts.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { saveFrom } from '../../ui/save-file.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './drive-page.module.css';
import { PreviewModal, type Previewed } from './preview-modal.tsx';

type File = Result<typeof driveCalls.files>['files'][number];
/** The file that a document's address names, and its row. */
type Sought = { id: string | null; row: RefObject<HTMLLIElement | null> };

const icon = { size: 22, stroke: 1.5, 'aria-hidden': true } as const;
const iconFor = (mediaType: string) => {
  if (mediaType.startsWith('image/')) return <IconPhoto {...icon} />;
  return mediaType.includes('presentation') ? <IconPresentation {...icon} /> : <IconFile {...icon} />;
};

const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

const download = async ({ _id: id }: Previewed): Promise<void> => {
  const { url, fileName } = await call(driveCalls.downloadUrl, { params: { id } });
  saveFrom(url, fileName);
};

type Shown = { sought: Sought; onPreview: (file: File) => void };
const Row = ({ file, sought, onPreview }: { file: File } & Shown) => {
  const client = useQueryClient();
  const params = { id: file._id };
  const attempt = async (work: () => Promise<unknown>, failed: string): Promise<void> => {
    try {
      await work();
      await client.invalidateQueries({ queryKey: driveFilesQuery.queryKey });
    } catch {
      toasts.error(failed);
    }
  };
  const found = file._id === sought.id && ({ ref: sought.row, tabIndex: -1, 'aria-current': true } as const);
  return (
    <li className={styles.row} data-trashed={file.isTrashed} {...found}>
      {iconFor(file.mediaType)}
      <Button variant="quiet" className={styles.name ?? ''} aria-haspopup="dialog" onPress={() => onPreview(file)}>
        <VisuallyHidden>Preview </VisuallyHidden>
        {file.name}
      </Button>
      <span className={styles.about}>
        {sizeOf(file.bytes)}, saved {dayOf(file.savedAt)}
      </span>
      <span className={styles.actions}>
        {file.isTrashed ? (
          <Button
            aria-label={`Restore ${file.name}`}
            onPress={() => attempt(() => call(driveCalls.restore, { params }), 'The file could not be restored.')}
          >
            RESTORE
          </Button>
        ) : (
          <>
            <Button
              aria-label={`Download ${file.name}`}
              onPress={() => attempt(() => download(file), 'The file could not be downloaded.')}
            >
              DOWNLOAD
            </Button>
            <Button
              variant="quiet"
              aria-label={`Move to trash: ${file.name}`}
              onPress={() => attempt(() => call(driveCalls.trash, { params }), 'The file could not be moved.')}
            >
              Move to trash
            </Button>
          </>
        )}
      </span>
    </li>
  );
};

type FilesProps = { title: string; files: readonly File[] } & Shown;
const Files = ({ title, files, ...shown }: FilesProps) =>
  files.length === 0 ? null : (
    <section>
      <h2 className={styles.group}>{title}</h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <Row key={file._id} file={file} {...shown} />
        ))}
      </ul>
    </section>
  );

/** A drive of the founder's own has screens of its own. */
const Elsewhere = ({ name }: { name: string }) => (
  <>
    <h1>{name}</h1>
    <p className={styles.lead}>
      Your documents lie in {name}, under your company&rsquo;s name. Each of them is opened from the{' '}
      <Link to={paths.library}>asset library</Link>.
    </p>
    <InstallFonts className={styles.lead} />
  </>
);

/** Brings the row of the file that the address names into view, and the focus to it, once the files are listed. */
const useSought = (isListed: boolean): Sought => {
  const [search] = useSearchParams();
  const id = search.get('file');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (id === null || !isListed) return;
    // after the heading, which every new screen gives the focus to
    queueMicrotask(() => {
      row.current?.scrollIntoView({ block: 'center' });
      row.current?.focus({ preventScroll: true });
    });
  }, [id, isListed]);
  return { id, row };
};

/** What lies in the drive that is built in. */
const BuiltIn = () => {
  const { data: files, isPending, isError, refetch } = useQuery(driveFilesQuery);
  const sought = useSought(files !== undefined);
  const [previewed, setPreviewed] = useState<Previewed>();
  const shown = { sought, onPreview: setPreviewed };
  const hasFiles = files !== undefined && files.length > 0;
  return (
    <>
      <h1>Signet Drive</h1>
      <p className={styles.lead}>
        Your documents, kept on this server. Download a deck and open it in PowerPoint, Keynote or Google Slides.
        {hasFiles && (
          <>
            {' '}
            More are made in the <Link to={paths.library}>asset library</Link>.
          </>
        )}
      </p>
      {hasFiles && <InstallFonts className={styles.lead} />}
      {isPending && <Skeleton height={160} />}
      {isError && (
        <Banner level="error" action={<Button onPress={() => refetch()}>TRY AGAIN</Button>}>
          Your files could not be listed.
        </Banner>
      )}
      {files?.length === 0 && (
        <div className={styles.empty}>
          <p>Nothing is saved yet. A document that you save in the library lies here.</p>
          <Link to={paths.library} look="primary">
            OPEN ASSET LIBRARY
          </Link>
        </div>
      )}
      <Files title="Files" files={(files ?? []).filter(({ isTrashed }) => !isTrashed)} {...shown} />
      <Files title="Trash" files={(files ?? []).filter(({ isTrashed }) => isTrashed)} {...shown} />
      <PreviewModal
        file={previewed}
        onClose={() => setPreviewed(undefined)}
        onDownload={(file) => download(file).catch(() => toasts.error('The file could not be downloaded.'))}
      />
    </>
  );
};

/** Documents where they lie: listed here where the product keeps them itself. */
export const DrivePage = () => {
  const { data, isPending } = useQuery(driveQuery);
  if (isPending) return <Skeleton height={160} />;
  return data && !data.drive.isBuiltIn ? <Elsewhere name={data.drive.name} /> : <BuiltIn />;
};
