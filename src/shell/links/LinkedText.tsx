import { Fragment } from 'react';

import { OutsideLink } from './OutsideLink.tsx';

interface LinkedTextProps {
  text: string;
  links: readonly { words: string; href: string }[];
}

/** A legal text with links on some of its words (AX-24). */
export function LinkedText({ text, links: [link, ...more] }: LinkedTextProps) {
  if (!link) return text;
  return text.split(link.words).map((part, index) => (
    // The parts never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <OutsideLink href={link.href}>{link.words}</OutsideLink>}
      <LinkedText text={part} links={more} />
    </Fragment>
  ));
}
