import { useEffect, useMemo, useState } from 'react';

import type { PageText, Pdf } from './pdf.ts';
import { bodySizeOf, reflow, type TextBlock } from './reflow.ts';

/** A page as text: its blocks, or `null` for one that has to be shown as a picture. */
export interface ReadPage {
  readonly blocks: readonly TextBlock[] | null;
  readonly hasPicture: boolean;
}

const UNREADABLE: PageText = { pieces: [], hasPicture: true, isWhole: false };

const hasText = ({ pieces }: PageText) => pieces.some(({ text }) => text.trim() !== '');

/** Reads the text of every page, one after the other; `onRead` reports a page that is shown as text. */
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
        if (hasText(text) || !text.isWhole) onRead(page, text.isWhole);
      }
    };
    void readAll();
    return () => leaving.abort();
  }, [pdf, onRead]);

  return useMemo(() => {
    const bodySize = bodySizeOf([...texts.values()].flatMap(({ pieces }) => pieces));
    return new Map(
      [...texts].map(([page, text]) => {
        const blocks = hasText(text) || !text.isWhole ? reflow(text.pieces, bodySize) : null;
        return [page, { blocks, hasPicture: text.hasPicture }];
      }),
    );
  }, [texts]);
}
