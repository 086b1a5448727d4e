import { useState } from 'react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';

import type { Pdf } from './pdf.ts';

/**
 * Returns the next page after `after` that contains the text, starting over at the first page, or null if no page does.
 */
async function pageWith(pdf: Pdf, text: string, after: number): Promise<number | null> {
  for (let step = 1; step <= pdf.pages; step += 1) {
    const page = ((after - 1 + step) % pdf.pages) + 1;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other: the first hit ends it
    if ((await pdf.textOf(page)).toLowerCase().includes(text)) return page;
  }
  return null;
}

export function useSearch(pdf: Pdf, current: number, goTo: (page: number) => void) {
  const announce = useAnnounce();
  const [found, setFound] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  const say = (text: string) => {
    setMessage(text);
    announce(text);
  };
  return {
    found,
    message,
    async find(typed: string) {
      const text = typed.trim().toLowerCase();
      if (text === '') {
        setFound(null);
        setMessage('');
        return;
      }
      const from = text === found ? current : current - 1;
      const page = await pageWith(pdf, text, from).catch(() => null);
      setFound(text);
      if (page === null) {
        say('Not found in this document.');
        return;
      }
      say(`Found on page ${page}.`);
      goTo(page);
    },
  };
}
