import { useEffect, useState } from 'react';

import { afterPaint } from './afterPaint.ts';

/** A value as it was until the page has been painted with its news: for what may stand a frame longer as it is. */
export function useOncePainted<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value);

  // The frame is the browser's.
  useEffect(() => afterPaint(() => setShown(value)), [value]);

  return shown;
}
