import { useEffect, useState } from 'react';

/** A value as it was until the page has been painted with its news: for what may stand a frame longer as it is. */
export function useOncePainted<Value extends object>(value: Value): Value {
  const [shown, setShown] = useState(value);

  // The frame is the browser's.
  useEffect(() => {
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      afterFrame = setTimeout(() => {
        setShown(value);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
    };
  }, [value]);

  return shown;
}
