import { contrastRatio, nearestPassing, ratioShown, roundRatio, type ColorRole } from '@signet/color';
import type { Selections } from '@signet/contract';
import { colorRoleNames } from '@signet/wording';
import { useState, type FormEvent } from 'react';
import { useBlocker } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { useLeaving } from '../../api/use-leaving.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { regenerateLogos } from './brand-files.ts';
import {
  colorsOf,
  faultOf,
  formOf,
  hexTyped,
  managedColors,
  rebased,
  requiredColors,
  saveColors,
  type ColorForm,
  type ManagedColor,
} from './managed-brand.ts';
import styles from './manage-brand.module.css';
import { SavingModal } from './saving-modal.tsx';

type Props = { quizId: string; selections: Selections; onSaved: () => Promise<unknown> };

const nameOf = (key: ManagedColor) => (key === 'c1' ? 'Custom (optional)' : colorRoleNames[key]);
const isWhole = (form: ColorForm) => requiredColors.every((key) => faultOf(key, form[key]) === undefined);

/** As the fields are labelled. */
const labelOf = (one: string): string => (one === 'white' ? one : one.toUpperCase());

/** What a color reaches against what it stands beside, and the nearest that would pass where it does not. */
const Contrast = ({ color, form, onUse }: { color: ManagedColor; form: ColorForm; onUse: (hex: string) => void }) => {
  if (color === 'c1' || !isWhole(form)) return null;
  const colors = colorsOf(form);
  const role: ColorRole = color;
  const shown = ratioShown(role, colors);
  const hex = hexTyped(form[color]);
  if (shown.length === 0)
    return <p className={styles.ratio}>{roundRatio(contrastRatio(hex, '#ffffff')).toFixed(2)} on white, none needed</p>;
  const fails = shown.some(({ ratio, atLeast }) => ratio < atLeast);
  const nearest = fails ? nearestPassing(hex, role, colors) : undefined;
  return (
    <div className={styles.ratio} aria-live="polite">
      {shown.map(({ against, ratio, atLeast }) => (
        <span key={against.join()} data-fails={ratio < atLeast}>
          {ratio < atLeast ? 'Too low: ' : ''}
          {ratio.toFixed(2)} against {against.map(labelOf).join(' and ')}, {atLeast} needed
        </span>
      ))}
      {nearest && nearest !== hex && (
        <button type="button" className={styles.use} onClick={() => onUse(nearest)}>
          <span className={styles.dot} style={{ background: nearest }} aria-hidden="true" />
          Use {nearest}, the nearest that passes
        </button>
      )}
    </div>
  );
};

const Swatch = ({ label, value, onChange }: { label: string; value: string; onChange: (hex: string) => void }) => (
  <input
    type="color"
    className={styles.swatch}
    aria-label={`Choose ${label}`}
    value={/^#[0-9a-f]{6}$/.test(value) ? value : '#ffffff'}
    onChange={(event) => onChange(event.target.value)}
  />
);

const Leaving = ({ isDirty }: { isDirty: boolean }) => {
  const blocker = useBlocker(isDirty);
  return (
    <Modal
      isOpen={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      role="alertdialog"
      title="Discard Changes"
      actions={
        <>
          <Button onPress={() => blocker.reset?.()}>Cancel</Button>
          <Button variant="primary" onPress={() => blocker.proceed?.()}>
            Continue
          </Button>
        </>
      }
    >
      <p>The colors are changed and not saved. To go on discards that.</p>
    </Modal>
  );
};

/** The colors of somebody's brand: ten that it needs, each with its contrast (spec administration §2.10, 4.7). */
export const ColorsForm = ({ quizId, selections, onSaved }: Props) => {
  const before = formOf(selections.activeSelections.colorSelection?.colors);
  const [form, setForm] = useState(before);
  const [read, setRead] = useState({ version: selections.version, colors: before });
  const [others, setOthers] = useState<readonly ManagedColor[]>([]);
  const leaving = useLeaving();
  // saved by somebody else while this was typed: nobody types eleven colors twice
  if (read.version !== selections.version) {
    const onto = rebased(form, read.colors, before);
    setRead({ version: selections.version, colors: before });
    setForm(onto.form);
    setOthers(onto.others);
  }
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isDirty = managedColors.some((key) => hexTyped(form[key]) !== before[key]);
  const set = (key: ManagedColor) => (value: string) => setForm((now) => ({ ...now, [key]: value }));

  const save = async (): Promise<void> => {
    setTried(true);
    if (managedColors.some((key) => faultOf(key, form[key]) !== undefined)) return;
    const hasLogos = selections.hasCustomLogos;
    setSaving(!hasLogos);
    try {
      await saveColors(selections, form);
      // with logos of their own only the brand is written anew, which takes no time to wait for
      await regenerateLogos(quizId, leaving());
      await onSaved();
      setOthers([]);
      toasts.success(hasLogos ? 'Updated brand quiz!' : 'Updated brand quiz and logos!');
    } catch (error) {
      if (leaving().aborted) return;
      toasts.error(messageOf(error));
      await onSaved();
    }
    setSaving(false);
  };
  const reset = (to: ColorForm, said: string) => () => {
    setForm(to);
    setTried(false);
    setOthers([]);
    toasts.success(said);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {others.length > 0 && (
        <Banner level="warning">
          Somebody else has saved {others.map((key) => key.toUpperCase()).join(', ')} meanwhile. What you typed still
          stands here: look again, then save, or reset to what is theirs.
        </Banner>
      )}
      <div className={styles.colors}>
        {managedColors.map((key) => (
          <div key={key} className={styles.color}>
            <Swatch label={key.toUpperCase()} value={hexTyped(form[key])} onChange={set(key)} />
            <TextField
              label={`${key.toUpperCase()} · ${nameOf(key)}`}
              value={form[key]}
              onChange={set(key)}
              maxLength={7}
              errorMessage={isTried ? faultOf(key, form[key]) : undefined}
            />
            <Contrast color={key} form={form} onUse={set(key)} />
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button variant="primary" onPress={save}>
          SAVE
        </Button>
        <Button onPress={reset(before, 'Form reset')}>Reset</Button>
        <Button
          onPress={reset(
            formOf(selections.brandQuizSelections.colorSelection?.colors),
            'Form reset to quiz active selections',
          )}
        >
          Reset to the quiz’s colors
        </Button>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </div>
      {isSaving && <SavingModal words="The colors are saved. The logos are drawn anew in them." />}
      <Leaving isDirty={isDirty && !isSaving} />
    </form>
  );
};
