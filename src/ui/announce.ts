import { createContext, useContext } from 'react';

/** Says something to people who do not see the screen; `alert` interrupts, and is for errors that need action (AX-07). */
export type Announce = (words: string, urgency?: 'polite' | 'alert') => void;

/** Without live regions around it (in a small test), an announcement goes nowhere. */
export const AnnounceContext = createContext<Announce>(() => undefined);

export const useAnnounce = () => useContext(AnnounceContext);
