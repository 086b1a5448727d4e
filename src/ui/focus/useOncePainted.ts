import { useEffect, useState } from 'react';

import { afterPaint } from './afterPaint.ts';

/**
 * A value as it was until the page has been painted with its news: for what may stand a frame longer as it is. While it
 * is held it stays for as long as that takes.
 */
export function useOncePainted<Value extends object>(value: Value, isHeld = false): Value {
  const [shown, setShown] = useState(value);

  // The frame is the browser's.
  useEffect(() => (isHeld ? undefined : afterPaint(() => setShown(value))), [value, isHeld]);

  return shown;
}
