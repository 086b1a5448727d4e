import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode } from 'react';

import { withoutTricks } from '#store/text/direction.ts';

import { AnnounceContext, CoverContext, NewScreenContext, type Announce } from './announce.ts';

/** Each is said by a call of its own, and may be taken back by it. */
interface Part {
  words: string;
  isOver: boolean;
}

const SILENCE = { parts: [] as readonly Part[], count: 0 };

/** Long enough for what is said before; what was said is no part of a page that is read to its end later. */
const UNTIL_SILENT_MS = 30_000;

/** Once another screen stands: what was said just before it, or together with it, is still heard. */
const UNTIL_HEARD_MS = 2_000;

/**
 * What a region says, for a while, and how something is said in it: behind a modal, which nobody hears through, once that
 * has gone.
 */
function useSaid(isCovered: boolean, screens: number) {
  const [said, setSaid] = useState(SILENCE);
  const [shown, setShown] = useState(SILENCE);
  const drawn = useRef(0);
  if (!isCovered && shown !== said) setShown(said);

  // The same words again are new ones; what was not drawn yet is still to be said, before them.
  const say = useCallback((words: string) => {
    const part = { words, isOver: false };
    setSaid(({ parts, count }) => ({
      parts: count > drawn.current ? [...parts, part] : [part],
      count: count + 1,
    }));
    return () => {
      part.isOver = true;
      setSaid((last) => {
        const rest = last.parts.filter(({ isOver }) => !isOver);
        // A part of what was drawn stays: with other words the region would be read again.
        const isFree = last.count > drawn.current || rest.length === 0;
        return isFree && rest.length < last.parts.length ? { ...last, parts: rest } : last;
      });
    };
  }, []);

  // Time passes outside of React.
  useEffect(() => {
    const isOfScreenBefore = drawn.current === shown.count;
    drawn.current = shown.count;
    if (shown.parts.length === 0) return undefined;
    const timer = setTimeout(
      () =>
        setSaid((last) => (last.count > drawn.current ? last : { ...SILENCE, count: last.count })),
      isOfScreenBefore ? UNTIL_HEARD_MS : UNTIL_SILENT_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [shown, screens]);

  const words = shown.parts.map((part) => part.words).join(' ');
  return [<span key={shown.count}>{words}</span>, say] as const;
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
 * - What is said at once is read together. The same words twice are read twice; after half a minute they are gone, and
 *   soon after another screen stands.
 * - They are inert behind a modal: what is said meanwhile is read when it goes.
 */
export function LiveRegions({ children }: { children: ReactNode }) {
  const [isCovered, cover] = useCovers();
  const [screens, countScreen] = useReducer((before: number) => before + 1, 0);
  const [polite, sayPolitely] = useSaid(isCovered, screens);
  const [alert, sayAtOnce] = useSaid(isCovered, screens);

  // One function for the whole session, or everything that announces is drawn anew with each announcement.
  const announce = useCallback<Announce>(
    (words, urgency) => {
      // What is heard has no direction, and what only turns one may be read out.
      return (urgency === 'alert' ? sayAtOnce : sayPolitely)(withoutTricks(words));
    },
    [sayAtOnce, sayPolitely],
  );

  return (
    <AnnounceContext value={announce}>
      <CoverContext value={cover}>
        <NewScreenContext value={countScreen}>{children}</NewScreenContext>
      </CoverContext>
      <output className="visually-hidden">{polite}</output>
      <div className="visually-hidden" role="alert">
        {alert}
      </div>
    </AnnounceContext>
  );
}
