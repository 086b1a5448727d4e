import { useEffect, useRef } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { arrivalText, selectArrivedMessages } from '#store/chat/selectors.ts';

import { useIsHidden } from './window.ts';

/** Messages that arrive within this time are announced together. */
const MERGED_MS = 1_000;

/**
 * Announces who wrote what, or how many messages came within a second (chat.md section 10, 22; FT-94). History and own
 * messages aren't announced, and only the visible tab speaks.
 */
export function useArrivals(say: (text: string) => void): void {
  const arrived = useAppSelector(selectArrivedMessages);
  const isHidden = useIsHidden();
  const latest = useRef({ arrived, say });
  const saidOrder = useRef(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = { arrived, say };
    // In another conversation, the order starts over.
    if (arrived.length === 0) saidOrder.current = -1;
  });

  useEffect(() => {
    const isNews = (arrived.at(-1)?.order ?? -1) > saidOrder.current;
    if (isHidden || !isNews) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const fresh = latest.current.arrived.filter(({ order }) => order > saidOrder.current);
      saidOrder.current = fresh.at(-1)?.order ?? saidOrder.current;
      const text = arrivalText(fresh);
      if (text !== null) latest.current.say(text);
    }, MERGED_MS);
  }, [arrived, isHidden]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
