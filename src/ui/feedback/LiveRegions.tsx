import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode } from 'react';

import { stripControlCharacters } from '#store/text/direction.ts';

import { AnnounceContext, CoverContext, NewScreenContext, type Announce } from './announce.ts';

/** The text of one call, which that call can withdraw. */
interface Announcement {
  text: string;
  isWithdrawn: boolean;
}

const EMPTY = { parts: [] as readonly Announcement[], count: 0 };

/** Long enough for a screen reader to finish. An old announcement must not be read as a part of the page. */
const LIFETIME_MS = 30_000;

/** How long announcements of the previous screen stay after a screen change. */
const OLD_SCREEN_MS = 2_000;

function useAnnouncements(isCovered: boolean, screens: number) {
  const [queued, setQueued] = useState(EMPTY);
  const [shown, setShown] = useState(EMPTY);
  const rendered = useRef(0);
  if (!isCovered && shown !== queued) setShown(queued);

  // The same text again counts as a new announcement. Texts that haven't rendered yet come before it.
  const announce = useCallback((text: string) => {
    const part = { text, isWithdrawn: false };
    setQueued(({ parts, count }) => ({
      parts: count > rendered.current ? [...parts, part] : [part],
      count: count + 1,
    }));
    return () => {
      part.isWithdrawn = true;
      setQueued((last) => {
        const rest = last.parts.filter(({ isWithdrawn }) => !isWithdrawn);
        // A rendered text stays, because screen readers would read the region again with fewer words.
        const mayShrink = last.count > rendered.current || rest.length === 0;
        return mayShrink && rest.length < last.parts.length ? { ...last, parts: rest } : last;
      });
    };
  }, []);

  useEffect(() => {
    const isRendered = rendered.current === shown.count;
    rendered.current = shown.count;
    if (shown.parts.length === 0) return undefined;
    const timer = setTimeout(
      () =>
        setQueued((last) =>
          last.count > rendered.current ? last : { ...EMPTY, count: last.count },
        ),
      isRendered ? OLD_SCREEN_MS : LIFETIME_MS,
    );
    return () => clearTimeout(timer);
  }, [shown, screens]);

  const text = shown.parts.map((part) => part.text).join(' ');
  return [<span key={shown.count}>{text}</span>, announce] as const;
}

function useModalCount() {
  const [count, setCount] = useState(0);
  const cover = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((all) => all - 1);
  }, []);
  return [count > 0, cover] as const;
}

/**
 * The page's two live regions (AX-07).
 * - Both are in the page from the start, because a region that is inserted along with its text isn't read.
 * - Simultaneous announcements are read together, and repeated ones are read again. They are removed after half a
 *   minute, or soon after a screen change.
 * - Announcements behind a modal are read when it closes.
 */
export function LiveRegions({ children }: { children: ReactNode }) {
  const [isCovered, cover] = useModalCount();
  const [screens, countScreen] = useReducer((before: number) => before + 1, 0);
  const [polite, announcePolitely] = useAnnouncements(isCovered, screens);
  const [alert, announceAlert] = useAnnouncements(isCovered, screens);

  // A stable reference, because a new function would render every consumer again.
  const announce = useCallback<Announce>(
    (text, urgency) => {
      // Direction marks mean nothing here and might be read aloud.
      return (urgency === 'alert' ? announceAlert : announcePolitely)(stripControlCharacters(text));
    },
    [announceAlert, announcePolitely],
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
