import { createContext, useContext, useEffect } from 'react';

/** `alert` interrupts, for errors that need action (AX-07). */
type Urgency = 'polite' | 'alert';

/** Announces to screen readers; the result withdraws the announcement. */
export type Announce = (text: string, urgency?: Urgency) => () => void;

/** Does nothing without live regions, as in a small test. */
export const AnnounceContext = createContext<Announce>(() => () => undefined);

export const useAnnounce = () => useContext(AnnounceContext);

/** Registers a modal that covers the page; the result removes it. */
type Cover = () => () => void;

export const CoverContext = createContext<Cover>(() => () => undefined);

/** Reports a new screen to the live regions. */
export const NewScreenContext = createContext(() => {});

/** Announces a text when it changes, or when `occasion` changes; null and an empty text announce nothing. */
export function useAnnounced(text: string | null, urgency?: Urgency, occasion?: unknown): void {
  const announce = useAnnounce();

  useEffect(() => {
    if (text) announce(text, urgency);
  }, [announce, text, urgency, occasion]);
}
