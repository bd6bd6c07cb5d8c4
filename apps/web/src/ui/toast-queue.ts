/** Errors and warnings stay until dismissed; a success hides by itself (spec quiz §8). */
export type ToastLevel = 'error' | 'warning' | 'success';
export type ToastAction = { label: string; onPress: () => void };
export type Toast = { id: number; level: ToastLevel; message: string; action?: ToastAction };

/** Milliseconds that a success stays (spec quiz §9). */
export const SUCCESS_STAYS = 6000;

type Timer = ReturnType<typeof setTimeout>;

/** The notifications on screen, oldest first. Observable as an external store; holds no component. */
export const createToastQueue = () => {
  let toasts: readonly Toast[] = [];
  let last = 0;
  let held = false;
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stopClock = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const dismiss = (id: number) => {
    stopClock(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  const startClock = (toast: Toast) => {
    if (toast.level === 'success' && !held)
      timers.set(
        toast.id,
        setTimeout(() => dismiss(toast.id), SUCCESS_STAYS),
      );
  };

  /** Adds a notification and returns its id. One that is already on screen is moved to the end, not shown twice. */
  const show = (level: ToastLevel, message: string, action?: ToastAction): number => {
    const same = toasts.find((toast) => toast.level === level && toast.message === message);
    if (same) dismiss(same.id);
    last += 1;
    const toast: Toast = action ? { id: last, level, message, action } : { id: last, level, message };
    set([...toasts, toast]);
    startClock(toast);
    return toast.id;
  };

  return {
    show,
    success: (message: string, action?: ToastAction) => show('success', message, action),
    warning: (message: string, action?: ToastAction) => show('warning', message, action),
    error: (message: string, action?: ToastAction) => show('error', message, action),
    dismiss,
    clear: () => {
      for (const id of timers.keys()) stopClock(id);
      set([]);
    },
    /** While someone reads (pointer over, or focus inside) nothing hides. */
    hold: () => {
      held = true;
      for (const id of timers.keys()) stopClock(id);
    },
    release: () => {
      held = false;
      for (const toast of toasts) startClock(toast);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => toasts,
  };
};

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The product's one queue: `toasts.success('Saved')`. */
export const toasts = createToastQueue();
