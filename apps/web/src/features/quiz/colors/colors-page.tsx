import { chooseColor, type ColorMode } from '@signet/brand';
import type { ColorChoice, ColorFamilyRecord } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FormPage } from '../frame/form-page.tsx';
import { ListFailed } from '../frame/list-failed.tsx';
import { useQuizPage } from '../frame/use-quiz-page.ts';
import { colorFamiliesQuery } from '../quiz-queries.ts';
import { ColorList, ColorSkeleton } from './color-list.tsx';
import { ColorTray } from './color-tray.tsx';
import { announceChange, modes, whyNoMore } from './color-words.ts';
import styles from './colors-page.module.css';
import { flyToTray } from './fly-to-tray.ts';
import { ModeMark } from './mode-mark.tsx';

const switchOptions = (['favorite', 'disliked'] as const).map((id) => ({
  id,
  label: modes[id].label,
  icon: <ModeMark mode={id} size={18} filled={false} />,
}));

/** Page 3: up to two favorite and two disliked colors (spec quiz §2). */
export const ColorsPage = () => {
  const page = useQuizPage(3);
  const families = useQuery(colorFamiliesQuery(page.quiz._id));
  const [mode, setMode] = useState<ColorMode>('favorite');
  const [heard, setHeard] = useState('');
  const limitId = useId();
  const limit = whyNoMore(mode, page.answers);

  const choose = (inMode: ColorMode, { _id, name, hex }: ColorChoice) => {
    const next = chooseColor(page.answers, inMode, { _id, name, ...(hex && { hex }) });
    page.change(next);
    setHeard(announceChange(page.answers, next));
    return next;
  };
  const chooseChip = (family: ColorFamilyRecord, chip: HTMLElement) => {
    const { key } = modes[mode];
    const next = choose(mode, family);
    const grown = next[key].length > page.answers[key].length;
    if (grown) flyToTray(chip.getBoundingClientRect(), `${mode}-${next[key].length - 1}`, family.hex);
  };

  return (
    <FormPage form={page}>
      <div className={styles.top}>
        <ToggleGroup className={styles.switch} label="Choose" options={switchOptions} value={mode} onChange={setMode} />
        <div className={styles.trays}>
          <ColorTray
            mode="favorite"
            isActive={mode === 'favorite'}
            colors={page.answers.favoriteColors}
            onRemove={choose}
          />
          <ColorTray
            mode="disliked"
            isActive={mode === 'disliked'}
            colors={page.answers.dislikedColors}
            onRemove={choose}
          />
        </div>
        <p id={limitId} className={styles.limit}>
          {limit}
        </p>
      </div>
      {page.problem && <Banner level="error">{page.problem}</Banner>}
      {families.isError && <ListFailed onTryAgain={families.refetch}>Failed to load color families</ListFailed>}
      {families.isPending && <ColorSkeleton />}
      {families.data && (
        <ColorList
          families={families.data}
          mode={mode}
          choices={page.answers}
          limitId={limitId}
          onChoose={chooseChip}
          onBarred={() => setHeard((last) => (last === limit ? `${limit} ` : limit))}
        />
      )}
      <p role="status">
        <VisuallyHidden>{heard}</VisuallyHidden>
      </p>
    </FormPage>
  );
};
