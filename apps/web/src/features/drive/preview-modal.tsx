import { libraryCalls } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { OWN } from '../../api/own-keys.ts';
import { PageViewer } from '../../documents/page-viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export type Previewed = { _id: string; name: string };

const Pages = ({ file }: { file: Previewed }) => {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [OWN, 'drive', 'pages', file._id],
    queryFn: ({ signal }) => call(libraryCalls.savedPages, { params: { fileId: file._id } }, { signal }),
  });
  const [page, setPage] = useState(1);
  if (isPending) return <Skeleton height={320} />;
  if (error instanceof ApiError && error.errorCode === 'notFound')
    return <Banner level="info">An earlier Signet made this file. Download it to see its pages.</Banner>;
  if (error)
    return (
      <Banner level="error" action={<Button onPress={() => refetch()}>TRY AGAIN</Button>}>
        The pages could not be shown. The file can be downloaded all the same.
      </Banner>
    );
  return <PageViewer title={file.name} pageUrls={data.pageUrls} page={page} onPage={setPage} />;
};

type Props = { file: Previewed | undefined; onClose: () => void; onDownload: (file: Previewed) => Promise<unknown> };

/** The pages of a file as it was made, before it is downloaded. */
export const PreviewModal = ({ file, onClose, onDownload }: Props) => (
  <Modal
    isOpen={file !== undefined}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
    title={file?.name ?? ''}
    isWide
    actions={file && <Button onPress={() => onDownload(file)}>DOWNLOAD</Button>}
  >
    {file && <Pages key={file._id} file={file} />}
  </Modal>
);
