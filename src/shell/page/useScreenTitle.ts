import { useContext, useEffect } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { afterPaint } from '#src/ui/focus/afterPaint.ts';
import { NewScreenContext } from '#src/ui/feedback/announce.ts';

const ERROR = 'Error: ';

/** Keeps the mark that a form with mistakes has set (AX-21). */
function showTitle(words: string, brand: string) {
  const mark = document.title.startsWith(ERROR) ? ERROR : '';
  document.title = `${mark}${words}${brand === '' ? '' : ` | ${brand}`}`;
}

/** A new screen begins at its top, with the focus on its heading (AX-01). */
function beginAt(heading: HTMLElement) {
  document.documentElement.scrollTop = 0;
  heading.focus({ preventScroll: true });
}

/**
 * The document's title is that of the screen, and a new screen has the focus on its heading (AX-01). Which screen it
 * is can be read off the heading alone: pages come late, when their code is there, and some change their question. The
 * title waits until the screen is painted, for that is what the person waits for. The live regions are told, for what was
 * said of the screen before (AX-07).
 */
export function useScreenTitle() {
  const brand = useAppSelector(
    ({ org }) => org.organisation?.orgMetaData.companyInfo.companyNameShort ?? '',
  );

  const tell = useContext(NewScreenContext);

  // Title and focus are the document's.
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    let known: HTMLElement | null = null;
    let words: string | null = null;
    let callOff = () => {};

    const look = () => {
      // A heading that takes no focus is no screen's (Waiting.tsx).
      const heading = main.querySelector<HTMLElement>('h1[tabindex]');
      if (!heading) return;
      if (heading.textContent !== words) {
        const title = heading.textContent;
        words = title;
        callOff();
        callOff = afterPaint(() => showTitle(title, brand));
      }
      // The page that the browser opened keeps the focus where the browser put it.
      if (known !== null && heading !== known) {
        beginAt(heading);
        tell();
      }
      known = heading;
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      callOff();
    };
  }, [brand, tell]);
}
