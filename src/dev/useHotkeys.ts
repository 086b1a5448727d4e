import { useEffect } from 'react';

/** Calls what stands at a key that is pressed with Alt and Shift; the code, since Alt changes the letter. */
export function useHotkeys(keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    const press = ({ code, altKey, shiftKey }: KeyboardEvent) => {
      if (altKey && shiftKey) keys[code]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
