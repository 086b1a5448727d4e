import { useMemo } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { selectLinkSites, textParts } from '#store/chat/links.ts';

import css from './Message.module.css';

/** A text as it was typed, never HTML, with links to allowed sites (CHAT-14, FT-100, FT-101). */
export function MessageText({ text }: { text: string }) {
  const sites = useAppSelector(selectLinkSites);
  const parts = useMemo(() => textParts(text, sites), [text, sites]);
  return (
    <bdi className={css['text']}>
      {parts.map((part, index) =>
        part.kind === 'link' ? (
          // The parts of a text never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <OutsideLink key={index} href={part.href}>
            <bdi>{part.text}</bdi>
          </OutsideLink>
        ) : (
          part.text
        ),
      )}
    </bdi>
  );
}
