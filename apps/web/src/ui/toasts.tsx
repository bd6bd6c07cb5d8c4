import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { LevelIcon } from './level-icon.tsx';
import { toasts, type Toast, type ToastLevel, type ToastQueue } from './toast-queue.ts';
import styles from './toasts.module.css';

const looks = {
  error: styles.error,
  warning: styles.warning,
  success: styles.success,
} as const satisfies Record<ToastLevel, string>;

const ToastCard = ({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) => {
  const { action } = toast;
  return (
    <li className={classNames(styles.toast, looks[toast.level])} role={toast.level === 'error' ? 'alert' : undefined}>
      <span className={styles.icon}>
        <LevelIcon level={toast.level} />
      </span>
      <div className={styles.text}>
        <div>{toast.message}</div>
        {action && (
          <Button variant="quiet" className={styles.action} onPress={() => (onDismiss(), action.onPress())}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton small label="Dismiss" onPress={onDismiss}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
};

/** Where notifications appear; once, at the root of the app. What arrives is read aloud. */
export const Toasts = ({ queue = toasts }: { queue?: ToastQueue }) => {
  const shown = useSyncExternalStore(queue.subscribe, queue.all);
  return (
    // React Aria keeps what carries this attribute in reach while a modal hides the rest of the page.
    <section className={styles.region} aria-label="Notifications" data-react-aria-top-layer="true">
      {/* Nothing is operated here: pointer and focus only tell that someone is reading. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        className={styles.list}
        aria-live="polite"
        aria-relevant="additions"
        onPointerEnter={queue.hold}
        onPointerLeave={queue.release}
        onFocus={queue.hold}
        onBlur={queue.release}
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={() => queue.dismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
};
