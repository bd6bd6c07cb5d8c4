import { Mark } from '../ui/mark.tsx';

/** What index.html draws before any script has run, once more, so that nothing moves while the session is looked at. */
export const Splash = () => (
  <div className="static-shell" aria-busy="true">
    <div className="static-shell-side">
      <Mark size={36} />
      <span>Signet</span>
    </div>
    <div />
  </div>
);
