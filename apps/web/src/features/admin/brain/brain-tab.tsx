import { brainVersionCalls, brainVersionSortFields, type BrainVersion } from '@signet/contract';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFrom } from '../../../ui/save-file.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { InHead } from '../admin-head.tsx';
import { GridPage } from '../grid/grid-page.tsx';
import type { GridSource } from '../grid/grid-source.ts';
import { useGrid } from '../grid/use-grid.ts';
import { ActivateVersion } from './activate-version.tsx';
import { CompareVersion } from './compare-version.tsx';
import { UploadVersion } from './upload-version.tsx';
import { canActivate, versionColumns } from './version-columns.tsx';

const versions: GridSource<BrainVersion, (typeof brainVersionSortFields)[number]> = {
  key: 'brainVersions',
  sorts: brainVersionSortFields,
  firstDirection: 'desc',
  list: (query, signal) => call(brainVersionCalls.list, { query }, { signal }),
};

const download = async ({ _id, version }: BrainVersion): Promise<void> => {
  try {
    const { downloadUrl } = await call(brainVersionCalls.downloadUrl, { params: { id: _id } });
    saveFrom(downloadUrl, `signet-brain-${version}.xlsx`);
  } catch (error) {
    toasts.error(failureOf('Failed to download brain version.', error));
  }
};

type Dialog = { kind: 'upload' } | { kind: 'activate' | 'compare'; version: BrainVersion };

/** The versions of what the quiz and the engine know (spec administration §2.9, 4.5). */
export const BrainTab = () => {
  const grid = useGrid(versions);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const done = () => {
    close();
    grid.clear();
    void grid.refresh();
  };
  const [first, ...others] = grid.rowsSelected;
  const only = others.length === 0 ? first : undefined;
  const act = (run: (version: BrainVersion) => unknown) => async () => only && run(only);
  return (
    <>
      <InHead acts={<Button onPress={() => setDialog({ kind: 'upload' })}>Upload a version</Button>} />
      <GridPage
        grid={grid}
        label="Versions"
        searchLabel="Search by Version or Notes"
        columns={versionColumns((version) => setDialog({ kind: 'compare', version }))}
        nameOf={({ version }) => `version ${version}`}
        emptyText="No versions found."
        fetchFailed="An error occurred while fetching brain versions."
        bulk={
          <>
            <Button isDisabled={!only} onPress={act((version) => setDialog({ kind: 'compare', version }))}>
              Compare with active
            </Button>
            <Button isDisabled={!only} onPress={act(download)}>
              Download
            </Button>
            <Button
              isDisabled={!only || !canActivate(only)}
              onPress={act((version) => setDialog({ kind: 'activate', version }))}
            >
              Activate
            </Button>
          </>
        }
      />
      {dialog?.kind === 'upload' && <UploadVersion onClose={close} onUploaded={done} />}
      {dialog?.kind === 'activate' && <ActivateVersion version={dialog.version} onClose={close} onActivated={done} />}
      {dialog?.kind === 'compare' && (
        <CompareVersion
          version={dialog.version}
          onClose={close}
          onActivate={
            canActivate(dialog.version) ? () => setDialog({ kind: 'activate', version: dialog.version }) : undefined
          }
        />
      )}
    </>
  );
};
