import type { Selections } from '@signet/contract';

/** What a founder chooses on the results page: what people write of the selections, and the text of the logo. */
export type Choice = Pick<Selections, 'brandQuizSelections' | 'customSelections' | 'useCustomSelections'> & {
  logoText: string;
};

/** What a change is about, which decides what is said when it cannot be saved (spec results §8). */
export type About = 'fonts' | 'kit' | 'logoText' | 'other';

/** Somebody else saved in between: what there is now. */
export class Overtaken extends Error {
  readonly now: Choice;

  constructor(now: Choice, options: ErrorOptions) {
    super('Somebody else has saved in between', options);
    this.now = now;
  }
}

/** The name of the logo was saved, what else was chosen was not: what the server has now. */
export class PartlySaved extends Error {
  readonly now: Choice;

  constructor(now: Choice, options: ErrorOptions) {
    super('Only the name of the logo has been saved', options);
    this.now = now;
  }
}

export type ChoiceParts = {
  /** What the server has. */
  confirmed: Choice;
  /**
   * Saves what differs; answers what the server has then. Throws when it has not been saved, `Overtaken` when
   * somebody else was first, `PartlySaved` when only the name was.
   */
  save: (wanted: Choice, confirmed: Choice) => Promise<Choice>;
  /** Puts a choice on screen. */
  show: (choice: Choice) => void;
  /** A change was taken back. `again` makes it once more. */
  onFailed: (about: About, error: unknown, again: () => void) => void;
};

export type ChoiceState = {
  /** What the server has: what it draws. */
  confirmed: Choice;
  canUndo: boolean;
  canRedo: boolean;
  isSaving: boolean;
};

type Timeline = { choice: Choice; past: readonly Choice[]; future: readonly Choice[] };

/** More steps back than anybody takes. */
const REMEMBERED = 200;

/**
 * What is chosen: on screen at once, saved behind it one save at a time, and taken back where that fails. Every change
 * can be undone and redone. Observable as an external store.
 */
export const createChoiceStore = ({ confirmed: first, save, show, onFailed }: ChoiceParts) => {
  let now: Timeline = { choice: first, past: [], future: [] };
  let confirmed = now;
  let about: About = 'other';
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const stateNow = (): ChoiceState => ({
    confirmed: confirmed.choice,
    canUndo: now.past.length > 0,
    canRedo: now.future.length > 0,
    isSaving: running !== undefined,
  });
  let state = stateNow();
  const tell = () => {
    state = stateNow();
    for (const listener of listeners) listener();
  };

  const saveOnce = async (): Promise<void> => {
    const sent = now;
    const answered = await save(sent.choice, confirmed.choice);
    confirmed = { ...sent, choice: answered };
    if (now === sent) now = confirmed;
    show(now.choice);
    tell();
  };
  const takeBack = (error: unknown) => {
    const lost = now.choice;
    if (error instanceof Overtaken) confirmed = { choice: error.now, past: [], future: [] };
    if (error instanceof PartlySaved) confirmed = { ...confirmed, choice: error.now };
    now = confirmed;
    show(now.choice);
    onFailed(about, error, () => put({ choice: lost, past: [...now.past, now.choice], future: [] }));
  };
  const saveAll = async (): Promise<void> => {
    if (now === confirmed) return;
    try {
      await saveOnce();
    } catch (error) {
      takeBack(error);
    }
    await saveAll();
  };
  const run = () => {
    running ??= saveAll().finally(() => {
      running = undefined;
      tell();
    });
  };
  const put = (next: Timeline) => {
    now = next;
    show(now.choice);
    run();
    tell();
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => now.choice,

    /** Another choice; what was undone before cannot be redone any more. */
    choose: (what: About, change: Partial<Choice>) => {
      about = what;
      put({ choice: { ...now.choice, ...change }, past: [...now.past, now.choice].slice(-REMEMBERED), future: [] });
    },
    undo: () => {
      const before = now.past.at(-1);
      if (!before) return;
      about = 'other';
      put({ choice: before, past: now.past.slice(0, -1), future: [now.choice, ...now.future] });
    },
    redo: () => {
      const [after, ...future] = now.future;
      if (!after) return;
      about = 'other';
      put({ choice: after, past: [...now.past, now.choice], future });
    },

    /** Resolves once nothing is left to save; with whether all of it was. */
    settled: async (): Promise<boolean> => {
      const wanted = now;
      await running;
      return confirmed.past === wanted.past;
    },

    /** What the server was found to have, as after answers were changed. What is being saved stays. */
    rebase: (choice: Choice) => {
      if (running) return;
      confirmed = { ...now, choice };
      now = confirmed;
      tell();
    },
  };
};

export type ChoiceStore = ReturnType<typeof createChoiceStore>;
