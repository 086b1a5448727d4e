import { createContext, useContext, useEffect } from 'react';

/** `alert` interrupts, for errors that need action (AX-07). */
type Urgency = 'polite' | 'alert';

/** Announces a text to screen readers. Returns a function that withdraws it. */
export type Announce = (text: string, urgency?: Urgency) => () => void;

/** Does nothing without live regions, such as in a small test. */
export const AnnounceContext = createContext<Announce>(() => () => undefined);

export const useAnnounce = () => useContext(AnnounceContext);

/** Registers a modal that covers the page. Returns a function that removes it. */
type Cover = () => () => void;

export const CoverContext = createContext<Cover>(() => () => undefined);

export const NewScreenContext = createContext(() => {});

/** Announces a text when it changes, or when `occasion` changes. Announces nothing for null and an empty text. */
export function useAnnounced(text: string | null, urgency?: Urgency, occasion?: unknown): void {
  const announce = useAnnounce();

  useEffect(() => {
    if (text) announce(text, urgency);
  }, [announce, text, urgency, occasion]);
}
