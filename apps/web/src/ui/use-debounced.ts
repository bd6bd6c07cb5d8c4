import { useEffect, useState } from 'react';

/** The value as it was `milliseconds` ago, once it has stopped changing for that long. */
export const useDebounced = <T>(value: T, milliseconds: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
};
