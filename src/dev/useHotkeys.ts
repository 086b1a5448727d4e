import { useEffect } from 'react';

/** Calls the handler of a key pressed with Alt and Shift. Uses the key's code, because Alt changes the letter. */
export function useHotkeys(keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    const press = ({ code, altKey, shiftKey }: KeyboardEvent) => {
      if (altKey && shiftKey) keys[code]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
