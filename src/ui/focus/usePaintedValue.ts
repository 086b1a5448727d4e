import { useEffect, useState } from 'react';

import { afterPaint } from './afterPaint.ts';

/** A value that updates after the next paint, for parts that may be a frame late; it does not update while paused. */
export function usePaintedValue<Value extends object>(value: Value, isPaused = false): Value {
  const [shown, setShown] = useState(value);

  useEffect(() => (isPaused ? undefined : afterPaint(() => setShown(value))), [value, isPaused]);

  return shown;
}
