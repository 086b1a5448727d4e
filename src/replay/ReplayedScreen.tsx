import { useEffect, useRef, useState } from 'react';

import { ORGANISATION_ID } from '#src/boot/pageData.ts';
import type { RootState } from '#store/index.ts';

import { FRAME_ID } from './address.ts';
import css from './Replay.module.css';
import { withCodes } from './withCodes.ts';

/** A phone's width, if the log doesn't say. */
const WIDTH_PX = 390;
const HEIGHT_PX = 844;

/** Puts the page's organization into an element that isn't a script, because the CSP doesn't allow new scripts. */
function dataFor(inside: Document): HTMLElement {
  const data = inside.createElement('div');
  const own = document.getElementById(ORGANISATION_ID);
  data.id = ORGANISATION_ID;
  data.hidden = true;
  data.textContent = own?.textContent ?? '';
  Object.assign(data.dataset, own?.dataset);
  return data;
}

/**
 * Fills an empty frame with this page's own head, data and scripts. The frame boots as a page of the app, but with the
 * replay's store and without sagas. The clones need no header and no policy of their own.
 */
function fill(frame: HTMLIFrameElement) {
  const inside = frame.contentDocument;
  if (!inside) return;
  const copy = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => inside.importNode(element, true));
  inside.documentElement.lang = 'en';
  inside.head.append(...copy('head > :is(meta, style, link[rel=stylesheet])'));
  const container = inside.createElement('div');
  container.id = 'homeline';
  inside.body.replaceChildren(container, dataFor(inside));
  const entry = document.querySelector<HTMLTemplateElement>('#entry');
  if (entry) inside.body.append(inside.importNode(entry.content, true));
}

function useScale(width: number) {
  const column = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [width]);
  return { column, scale };
}

/** The screen of a replayed state, as wide as the borrower's window, and inert. */
export function ReplayedScreen({ state, widthPx }: { state: RootState; widthPx: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const width = widthPx > 0 ? widthPx : WIDTH_PX;
  const { column, scale } = useScale(width);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ready = () => setReady(true);
    element.addEventListener('ready', ready);
    fill(element);
    return () => element.removeEventListener('ready', ready);
  }, []);

  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.homelineShow?.(withCodes(state));
  }, [isReady, state]);

  return (
    <div ref={column} className={css['stage']}>
      <div className={css['fitted']} style={{ height: HEIGHT_PX * scale, width: width * scale }}>
        <iframe
          ref={frame}
          id={FRAME_ID}
          className={css['frame']}
          title="The borrower's screen"
          tabIndex={-1}
          style={{ width, height: HEIGHT_PX, transform: `scale(${scale})` }}
        />
      </div>
      <p className={css['note']}>
        A log has no answers. Names are x, an amount shows only its size, and the lender's reasons
        are codes.
      </p>
    </div>
  );
}
