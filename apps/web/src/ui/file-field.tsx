import { useId, useState, type DragEvent } from 'react';
import styles from './file-field.module.css';

type Props = {
  label: string;
  /** What may be chosen, as `accept` of an input: `.xlsx`, `.svg`. */
  accept: string;
  file: File | null;
  /** Null where what was chosen last is rejected: an earlier file is not what was meant. */
  onChange: (file: File | null) => void;
  /** Said of what is dropped and is not one file of the kind. */
  rejected: string;
  errorMessage?: string | undefined;
};

const fits = ({ name }: File, accept: string): boolean =>
  accept.split(',').some((ending) => name.toLowerCase().endsWith(ending.trim()));

/** One file, chosen or dropped. */
export const FileField = ({ label, accept, file, onChange, rejected, errorMessage }: Props) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isRejected, setRejected] = useState(false);
  const take = (files: readonly File[]): void => {
    const [one, ...more] = files;
    const isFit = one !== undefined && more.length === 0 && fits(one, accept);
    // a choice that was broken off leaves what there was
    if (one === undefined) return;
    setRejected(!isFit);
    onChange(isFit ? one : null);
  };
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const drop = (event: DragEvent): void => {
    over(false)(event);
    take([...event.dataTransfer.files]);
  };
  const fault = isRejected ? rejected : errorMessage;
  return (
    <div className={styles.drop} data-over={isOver} onDragOver={over(true)} onDragLeave={over(false)} onDrop={drop}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => take([...(target.files ?? [])])}
      />
      <span id={`${id}-about`} className={fault ? styles.fault : styles.name} role={fault ? 'alert' : undefined}>
        {fault ?? file?.name ?? 'Choose a file, or drop it here.'}
      </span>
    </div>
  );
};
