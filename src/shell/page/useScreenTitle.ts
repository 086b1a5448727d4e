import { useContext, useEffect } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { afterPaint } from '#src/ui/focus/afterPaint.ts';
import { NewScreenContext } from '#src/ui/feedback/announce.ts';
import { stripControlCharacters } from '#store/text/direction.ts';

const ERROR = 'Error: ';

/** Sets the title and keeps the "Error: " prefix of a form (AX-21). */
function showTitle(title: string, brand: string) {
  const mark = document.title.startsWith(ERROR) ? ERROR : '';
  document.title = `${mark}${title}${brand === '' ? '' : ` | ${brand}`}`;
}

/** Scrolls to the top and focuses the heading of a new screen (AX-01). */
function beginAt(heading: HTMLElement) {
  document.documentElement.scrollTop = 0;
  heading.focus({ preventScroll: true });
}

/**
 * Sets the document title to the screen's heading, or to the `title` of a part of the heading, and focuses the heading
 * of a new screen (AX-01). Observes the heading, because pages load late and some change their heading. Sets the title
 * after the paint. The live regions drop announcements of the previous screen (AX-07).
 */
export function useScreenTitle() {
  const brand = useAppSelector(
    ({ org }) => org.organisation?.orgMetaData.companyInfo.companyNameShort ?? '',
  );

  const reportNewScreen = useContext(NewScreenContext);

  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return undefined;
    let shownHeading: HTMLElement | null = null;
    let title: string | null = null;
    let cancel = () => {};

    const update = () => {
      // A placeholder's heading takes no focus (PagePlaceholder.tsx).
      const heading = main.querySelector<HTMLElement>('h1[tabindex]');
      if (!heading) return;
      const text = stripControlCharacters(
        heading.querySelector<HTMLElement>('[title]')?.title ?? heading.textContent,
      );
      if (text !== title) {
        title = text;
        cancel();
        cancel = afterPaint(() => showTitle(text, brand));
      }
      // On the first page, the focus stays where the browser put it.
      if (shownHeading !== null && heading !== shownHeading) {
        beginAt(heading);
        reportNewScreen();
      }
      shownHeading = heading;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [brand, reportNewScreen]);
}
