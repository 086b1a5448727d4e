import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

import { withoutTricks } from '#store/text/direction.ts';

import { AnnounceContext, CoverContext, type Announce } from './announce.ts';

const SILENCE = { words: '', count: 0 };

/** Long enough for what is said before; what was said is no part of a page that is read to its end later. */
const UNTIL_SILENT_MS = 30_000;

/** What a region says, for a while, and how something is said in it: behind a modal, which nobody hears through, once that has gone. */
function useSaid(isCovered: boolean) {
  const [said, setSaid] = useState(SILENCE);
  const [shown, setShown] = useState(SILENCE);
  const drawn = useRef(0);
  if (!isCovered && shown !== said) setShown(said);

  // The same words again are new ones; what was not drawn yet is still to be said, before them.
  const say = useCallback((words: string) => {
    setSaid((last) => ({
      words: last.count > drawn.current ? `${last.words} ${words}` : words,
      count: last.count + 1,
    }));
  }, []);

  // Time passes outside of React.
  useEffect(() => {
    drawn.current = shown.count;
    if (shown.words === '') return undefined;
    const timer = setTimeout(() => {
      say('');
    }, UNTIL_SILENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, say]);

  return [shown, say] as const;
}

/** Whether a modal is open, and how one says so. */
function useCovers() {
  const [count, setCount] = useState(0);
  const cover = useCallback(() => {
    setCount((others) => others + 1);
    return () => setCount((all) => all - 1);
  }, []);
  return [count > 0, cover] as const;
}

/**
 * The page's two live regions, in the shell, around everything that announces (AX-07).
 * - Both are there from the start, empty: a region that comes with its words is not read.
 * - What is said at once is read together. The same words twice are read twice; after half a minute they are gone.
 * - They are inert behind a modal: what is said meanwhile is read when it goes.
 */
export function LiveRegions({ children }: { children: ReactNode }) {
  const [isCovered, cover] = useCovers();
  const [polite, sayPolitely] = useSaid(isCovered);
  const [alert, sayAtOnce] = useSaid(isCovered);

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
      <CoverContext value={cover}>{children}</CoverContext>
      <output className="visually-hidden">
        <span key={polite.count}>{polite.words}</span>
      </output>
      <div className="visually-hidden" role="alert">
        <span key={alert.count}>{alert.words}</span>
      </div>
    </AnnounceContext>
  );
}
