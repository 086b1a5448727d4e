import { Fragment } from 'react';

import { OutsideLink } from './OutsideLink.tsx';

interface LinkedTextProps {
  /** A text that is data, and stays as it is. */
  text: string;
  /** Words of it, and where they lead. */
  links: readonly { words: string; href: string }[];
}

/** A legal text with some of its words as links (AX-24). */
export function LinkedText({ text, links: [link, ...more] }: LinkedTextProps) {
  if (!link) return text;
  return text.split(link.words).map((part, index) => (
    // The parts of a text never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <OutsideLink href={link.href}>{link.words}</OutsideLink>}
      <LinkedText text={part} links={more} />
    </Fragment>
  ));
}
