import { createContext, useContext, useEffect } from 'react';

/** `alert` interrupts, and is for errors that need action (AX-07). */
type Urgency = 'polite' | 'alert';

/** Says something to people who do not see the screen; what it gives back takes that away, heard or not. */
export type Announce = (words: string, urgency?: Urgency) => () => void;

/** Without live regions around it (in a small test), an announcement goes nowhere. */
export const AnnounceContext = createContext<Announce>(() => () => undefined);

export const useAnnounce = () => useContext(AnnounceContext);

/** Says that a modal covers the page, until what it gives back is called. */
type Cover = () => () => void;

/** Without live regions around it nothing is held back. */
export const CoverContext = createContext<Cover>(() => () => undefined);

/** Says that another screen stands. Without live regions around it there is nothing to silence. */
export const NewScreenContext = createContext(() => {});

/**
 * Says what comes by itself: each time that it is other words, or another occasion for the same ones; null and an empty
 * text say nothing.
 */
export function useAnnounced(words: string | null, urgency?: Urgency, occasion?: unknown): void {
  const announce = useAnnounce();

  // The live regions are the document's.
  useEffect(() => {
    if (words) announce(words, urgency);
  }, [announce, words, urgency, occasion]);
}
