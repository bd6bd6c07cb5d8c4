import { deltaEOk, parseHex } from '@signet/color';
import { brainCalls, type ColorFamilyRecord } from '@signet/contract';
import { useState, type FormEvent } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import styles from '../testing.module.css';

/** Spec administration §9. */
const FIRST_HEX = '#ff0000';
/** As many families as one compares at a look. */
const NEIGHBORS = 6;

type Found = { hex: string; family: ColorFamilyRecord; near: { family: ColorFamilyRecord; distance: number }[] };

const look = async (typed: string): Promise<Found> => {
  const [family, families] = await Promise.all([
    call(brainCalls.familyFromHex, { params: { hex: typed } }),
    call(brainCalls.colorFamilies, {}),
  ]);
  const hex = parseHex(typed) ?? family.hex;
  const near = families
    .map((one) => ({ family: one, distance: deltaEOk(hex, one.hex) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, NEIGHBORS);
  return { hex, family, near };
};

/** A group of families, as its palette color is called beside a company's colors too. */
const paletteColor = ({ group }: ColorFamilyRecord): string => group.charAt(0).toUpperCase() + group.slice(1);

/** Where a color stands between the families: the nearer, the longer the bar. */
const Neighbors = ({ found: { near } }: { found: Found }) => {
  const farthest = Math.max(...near.map(({ distance }) => distance), 0.01);
  return (
    <section className={styles.part} aria-labelledby="neighbors">
      <h2 id="neighbors" className={styles.heading}>
        Where it stands between families
      </h2>
      <ul className={styles.neighbors}>
        {near.map(({ family, distance }) => (
          <li key={family._id}>
            <span className={styles.chip} style={{ background: family.hex }} aria-hidden="true" />
            <span>{family.name}</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${Math.round((1 - distance / (farthest * 1.05)) * 100)}%` }} />
            </span>
            <span className={styles.figure}>{distance.toFixed(3)} away</span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>The distance is delta-E OK: below 0.02 hardly anybody sees one.</p>
    </section>
  );
};

/** Which color family a hex is read as (spec administration §2.9). */
export const ColorTestingTab = () => {
  const [typed, setTyped] = useState(FIRST_HEX);
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const resolve = async (): Promise<void> => {
    setFault(null);
    try {
      setFound(await look(typed.trim()));
      toasts.success('Successfully Resolved Color');
    } catch (error) {
      setFound(null);
      setFault(messageOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void resolve();
  };
  return (
    <div className={styles.page}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField label="Hex color" value={typed} onChange={setTyped} maxLength={7} />
        <Button variant="primary" onPress={resolve}>
          Get Color Family
        </Button>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      {fault && <Banner level="error">{fault}</Banner>}
      {found && (
        <>
          <dl className={styles.answer}>
            <div>
              <dt>Color</dt>
              <dd>
                <span className={styles.chip} style={{ background: found.hex }} aria-hidden="true" />
                {found.hex}
              </dd>
            </div>
            <div>
              <dt>Family</dt>
              <dd>
                <span className={styles.chip} style={{ background: found.family.hex }} aria-hidden="true" />
                {found.family.name}
              </dd>
            </div>
            <div>
              <dt>Palette color</dt>
              <dd>{paletteColor(found.family)}</dd>
            </div>
          </dl>
          <Neighbors found={found} />
        </>
      )}
    </div>
  );
};
