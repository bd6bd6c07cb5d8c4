import { Mark } from '../ui/mark.tsx';
import { PlacedSpinner } from '../ui/spinner.tsx';

/**
 * What index.html draws before any script has run, once more, so that nothing moves while the session is looked at;
 * and a spinner where that takes longer than 300 ms.
 */
export const Splash = () => (
  <div className="static-shell" aria-busy="true">
    <div className="static-shell-side">
      <Mark size={36} />
      <span>Signet</span>
    </div>
    <div className="static-shell-wait">
      <PlacedSpinner />
    </div>
  </div>
);
