import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { withoutTricks } from '#store/text/direction.ts';

import { AnnounceContext, type Announce } from './announce.ts';

const SILENCE = { words: '', count: 0 };

/** Long enough for what is said before; what was said is no part of a page that is read to its end later. */
const UNTIL_SILENT_MS = 30_000;

/** What a region says, for a while, and how something is said in it. */
function useSaid() {
  const [said, setSaid] = useState(SILENCE);
  const drawn = useRef(0);

  // The same words again are new ones; what was not drawn yet is still to be said, before them.
  const say = useCallback((words: string) => {
    setSaid((last) => ({
      words: last.count > drawn.current ? `${last.words} ${words}` : words,
      count: last.count + 1,
    }));
  }, []);

  // Time passes outside of React.
  useEffect(() => {
    drawn.current = said.count;
    if (said.words === '') return undefined;
    const timer = setTimeout(() => {
      say('');
    }, UNTIL_SILENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [said, say]);

  return [said, say] as const;
}

/**
 * The page's two live regions, in the shell, around everything that announces (AX-07).
 * - Both are there from the start, empty: a region that comes with its words is not read.
 * - What is said at once is read together. The same words twice are read twice; after half a minute they are gone.
 */
export function LiveRegions({ children }: { children: ReactNode }) {
  const [polite, sayPolitely] = useSaid();
  const [alert, sayAtOnce] = useSaid();

  // One function for the whole session, or everything that announces is drawn anew with each announcement.
  const announce = useCallback<Announce>(
    (words, urgency) => {
      // What is heard has no direction, and what only turns one may be read out.
      (urgency === 'alert' ? sayAtOnce : sayPolitely)(withoutTricks(words));
    },
    [sayAtOnce, sayPolitely],
  );

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
