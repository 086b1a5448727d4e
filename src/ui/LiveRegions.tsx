import { useCallback, useState, type ReactNode } from 'react';

import { AnnounceContext, type Announce } from './announce.ts';

const SILENCE = { words: '', count: 0 };

/**
 * The page's two live regions, in the shell, around everything that announces (AX-07).
 * - Both are there from the start, empty: a region that comes with its words is not read.
 * - The same words twice are read twice.
 */
export function LiveRegions({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState(SILENCE);
  const [alert, setAlert] = useState(SILENCE);

  // One function for the whole session, or everything that announces is drawn anew with each announcement.
  const announce = useCallback<Announce>((words, urgency) => {
    const set = urgency === 'alert' ? setAlert : setPolite;
    set(({ count }) => ({ words, count: count + 1 }));
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <output className="visually-hidden">
        <span key={polite.count}>{polite.words}</span>
      </output>
      <div className="visually-hidden" role="alert">
        <span key={alert.count}>{alert.words}</span>
      </div>
    </AnnounceContext>
  );
}
