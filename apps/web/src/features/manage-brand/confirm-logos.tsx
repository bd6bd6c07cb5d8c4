import { logoColorKeys, primaryLogoFileName } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './manage-brand.module.css';

type Props = { files: Readonly<Record<string, File>>; onClose: () => void; onConfirm: () => Promise<void> };

/** A file as an address that holds it. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('this file cannot be read')));
    reader.readAsDataURL(file);
  });

/** A picture of a file that was chosen; as an image nothing in it runs. */
const Preview = ({ file, name }: { file: File; name: string }) => {
  const { data } = useQuery({
    queryKey: ['logoPreview', name, file.lastModified, file.size],
    queryFn: () => addressOf(file),
    gcTime: 0,
  });
  return data ? <img src={data} alt={name} /> : null;
};

/** Shows the new logos before they take the place of the ones that there are (spec administration §4.7). */
export const ConfirmLogos = ({ files, onClose, onConfirm }: Props) => (
  <Modal
    isOpen
    isWide
    onOpenChange={onClose}
    role="alertdialog"
    title="Confirm new logos"
    actions={
      <>
        <Button onPress={onClose}>Cancel</Button>
        <Button variant="primary" onPress={onConfirm}>
          Use these logos
        </Button>
      </>
    }
  >
    <p>They take the place of the logos that this brand has. Its owner is told.</p>
    <div className={styles.previews}>
      {logoColorKeys.map((colorKey) => {
        const name = primaryLogoFileName({ colorKey, format: 'svg' });
        const file = files[name];
        return (
          <figure key={colorKey} data-dark={colorKey === 'w1'}>
            {file && <Preview file={file} name={name} />}
            <figcaption>{colorKey.toUpperCase()}</figcaption>
          </figure>
        );
      })}
    </div>
  </Modal>
);
