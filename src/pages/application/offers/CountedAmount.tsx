import { useEffect, useRef } from 'react';

import { formatWholeDollars } from '#store/format/money.ts';

import css from './CountedAmount.module.css';

const COUNT_MS = 900;

/** Starts fast and slows down at the end. */
const eased = (share: number) => 1 - (1 - share) ** 3;

/** Applications whose amount was already animated in this window. */
const counted = new Set<string>();

interface CountedAmountProps {
  /** Whole dollars. */
  amount: number;
  /** The key of the animation, which runs once for each key. */
  of: string;
}

/**
 * An amount that counts up once. With reduced motion it appears at once. The real amount is the element's text all the
 * time.
 */
export function CountedAmount({ amount, of }: CountedAmountProps) {
  const text = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { current } = text;
    if (current === null || counted.has(of)) return undefined;
    counted.add(of);
    let frame = 0;
    const start = performance.now();
    const step = (now: number) => {
      const share = (now - start) / COUNT_MS;
      if (share < 1) {
        current.dataset['counted'] = formatWholeDollars(amount * eased(Math.max(0, share)));
        frame = requestAnimationFrame(step);
      } else delete current.dataset['counted'];
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      delete current.dataset['counted'];
    };
  }, [amount, of]);

  return (
    <span className={css['amount']} ref={text}>
      {formatWholeDollars(amount)}
    </span>
  );
}
