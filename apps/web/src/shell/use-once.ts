import { useState } from 'react';

/** True from the first time that `condition` is. */
export const useOnce = (condition: boolean): boolean => {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
};
