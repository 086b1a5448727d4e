import { useEffect, useMemo, useState } from 'react';

import type { PageText, Pdf } from './pdf.ts';
import type { TextBlock } from './reflow.ts';

/** A page as text, and whether it also has to be shown as a picture. */
interface ReadPage {
  readonly blocks: readonly TextBlock[];
  readonly hasPicture: boolean;
}

const UNREADABLE: PageText = { pieces: [], hasPicture: false, isWhole: false };

/** A page with a loss shows no more content when it is drawn. */
const needsPicture = ({ pieces, hasPicture, isWhole }: PageText) =>
  isWhole && (hasPicture || pieces.every(({ text }) => text.trim() === ''));

/** Reads the text of every page, one after the other. `onRead` reports a page that is only shown as text. */
export function usePageTexts(
  pdf: Pdf,
  onRead: (page: number, isWhole: boolean) => void,
): ReadonlyMap<number, ReadPage> {
  const [texts, setTexts] = useState<ReadonlyMap<number, PageText>>(new Map());

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const readAll = async () => {
      for (let page = 1; page <= pdf.pages && !signal.aborted; page += 1) {
        // oxlint-disable-next-line no-await-in-loop -- pages are shown in their order
        const text = await pdf.read(page, signal).catch(() => UNREADABLE);
        if (signal.aborted) return;
        setTexts((before) => new Map(before).set(page, text));
        if (!needsPicture(text)) onRead(page, text.isWhole);
      }
    };
    void readAll();
    return () => leaving.abort();
  }, [pdf, onRead]);

  return useMemo(() => {
    const read = [...texts];
    const blocks = pdf.layOut(read.map(([, { pieces }]) => pieces));
    return new Map(
      read.map(([page, text], index) => [
        page,
        { blocks: blocks[index] ?? [], hasPicture: needsPicture(text) },
      ]),
    );
  }, [pdf, texts]);
}
