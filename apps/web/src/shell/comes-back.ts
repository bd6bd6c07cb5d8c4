import { createContext, use, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Given by the root, which alone has seen every screen since the document was opened. */
export const ComesBack = createContext(false);

/**
 * Whether this screen was come back to by the browser's Back or Forward: then it is to stand where it was left, so all
 * of it has to be there at once.
 */
export const useComesBack = (): boolean => use(ComesBack);

/** For the root. The screen that the document opens on was reached in the same way, and nobody comes back to it. */
export const useIsBack = (): boolean => {
  const location = useLocation();
  const [opened] = useState(location);
  return useNavigationType() === NavigationType.Pop && location !== opened;
};
