import { lazy, memo, Suspense, useDeferredValue, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { editedQuizId } from '../../../brand/edited-quiz.ts';
import { resultsPaths, type ResultsTab } from '../../../paths.ts';
import { useVisitor } from '../../../shell/visitor.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { useResearch } from '../analysis/use-research.ts';
import { useQuiz } from '../answers/use-answers.ts';
import { isUndecided } from './choice/undecided.ts';
import { useStudio, type Studio } from './choice/use-studio.ts';
import { StillAnalyzing } from './lock/still-analyzing.tsx';
import { EmptyBoard, Preview } from './preview/preview.tsx';
import { ResultsBar } from './results-bar.tsx';
import { NameWithoutFont, ResultsFailed } from './results-failed.tsx';
import styles from './results-page.module.css';
import { ResultsTools, UndoKeys } from './results-tools.tsx';
import { lazyAside } from '../../../ui/lazy-aside.ts';

/** Spec results §2; a brand that is edited is no new one. */
const MADE = "You did it! Here's your new custom data-backed brand.";
const EDITED = 'Change what you like, then save.';

/** Spec results §2: the four tabs. */
const tabs = [
  { id: 'preview', label: 'PREVIEW' },
  { id: 'colors', label: 'COLORS' },
  { id: 'type', label: 'LOGO & TYPE' },
  { id: 'kit', label: 'MARKETING KIT' },
] as const satisfies readonly { id: ResultsTab; label: string }[];

/** Not on the way to the brand itself. */
const SideCard = lazyAside(async () => (await import('../../../side-card/side-card.tsx')).SideCard);

const loaders = {
  colors: async () => (await import('./colors/colors-tab.tsx')).ColorsTab,
  type: async () => (await import('./type/type-tab.tsx')).TypeTab,
  kit: async () => (await import('./kit/kit-tab.tsx')).KitTab,
} as const satisfies Record<string, () => Promise<ComponentType<{ studio: Studio }>>>;

const panels: Record<ResultsTab, ComponentType<{ studio: Studio }>> = {
  preview: Preview,
  colors: lazy(async () => ({ default: await loaders.colors() })),
  type: lazy(async () => ({ default: await loaders.type() })),
  kit: lazy(async () => ({ default: await loaders.kit() })),
};

const useTab = (): ResultsTab => {
  const { pathname } = useLocation();
  return tabs.find(({ id }) => resultsPaths[id] === pathname)?.id ?? 'preview';
};

/** The other tabs' code is fetched once the first one is on screen. */
const usePreloading = (isReady: boolean) =>
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => {
      for (const load of Object.values(loaders)) load().catch(() => undefined);
    }, 1000);
    return () => clearTimeout(timer);
  }, [isReady]);

/** What the route could not know when it was opened is its business again: it leads to the directions. */
const useRouteAgain = (isDue: boolean) => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isDue) void revalidate();
  }, [isDue, revalidate]);
};

type BoardProps = { tab: ResultsTab; tools: ReactNode; children: ReactNode };

/** The four tabs over what the selected one shows. */
const Board = ({ tab, tools, children }: BoardProps) => {
  const navigate = useNavigate();
  return (
    <Tabs
      label="Your brand"
      tabs={tabs}
      selected={tab}
      onSelect={(id) => void navigate(resultsPaths[id], { preventScrollReset: true, state: { keepsFocus: true } })}
      tools={tools}
      toolsClassName={styles.tools}
      className={styles.tabs}
      panelClassName={styles.panel}
    >
      {children}
    </Tabs>
  );
};

/** What the selected tab shows of a brand. */
const Panel = memo(({ tab, studio }: { tab: ResultsTab; studio: Studio }) => {
  const Selected = panels[tab];
  return (
    <>
      <Suspense fallback={<EmptyBoard />}>
        <Selected studio={studio} />
      </Suspense>
      {/* a place of its own: the brand does not wait for the card's code */}
      <Suspense>
        <SideCard />
      </Suspense>
    </>
  );
});
Panel.displayName = 'Panel';

/** Page 5: the brand that the answers lead to, and the room to play with it (spec results §2). */
export const ResultsPage = () => {
  const quiz = useQuiz();
  const tab = useTab();
  const hasBook = useVisitor()?.user.quizCompleted;
  const isEdit = hasBook === true && editedQuizId() === quiz._id;
  const research = useResearch(quiz, 5);
  const isLocked = research.isUnderWay;
  const { studio, isPending, refetch, lacksFont } = useStudio(quiz);
  const isBeforeChoice = tab === 'preview' && !isLocked && studio !== undefined && isUndecided(studio);
  const shown = isLocked || isBeforeChoice ? undefined : studio;
  usePreloading(shown !== undefined);
  useRouteAgain(isBeforeChoice);
  const isComing = isLocked || isPending || isBeforeChoice;
  // a press is answered before the brand is drawn anew, and whoever steps on meanwhile does not wait for those between
  const drawn = useDeferredValue(shown) ?? shown;
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>Your Brand Results</h1>
        <p>{lacksFont ? 'One answer needs a change before we can show your brand.' : isEdit ? EDITED : MADE}</p>
      </header>
      {isLocked && (
        <div className={styles.lock}>
          <StillAnalyzing research={research} />
        </div>
      )}
      {shown && <UndoKeys choices={shown.choices} />}
      <div className={styles.work} inert={isLocked}>
        <Board tab={tab} tools={shown && drawn && <ResultsTools choices={shown.choices} drawn={drawn} />}>
          {isComing && <EmptyBoard isAtOnce={isLocked} />}
          {!isComing && lacksFont && <NameWithoutFont companyName={quiz.companyName} />}
          {!isComing && !lacksFont && !shown && <ResultsFailed onTryAgain={refetch} />}
          {shown && drawn && <Panel tab={tab} studio={drawn} />}
        </Board>
        <ResultsBar tab={tab} studio={shown} />
      </div>
    </div>
  );
};
