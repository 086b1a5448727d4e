import { partsOf } from '#store/text/direction.ts';

import css from './Sentence.module.css';

/** More marks on one letter than any language has: they leave their line, unless it is a box of its own. */
const PILE = /\p{M}{5}/u;

/** Words of ours with somebody else's among them, each of those in an element of its own (FT-101). */
export const Sentence = ({ children }: { children: string }) =>
  partsOf(children).map((part, place) =>
    place % 2 === 1 ? (
      <bdi key={place} className={PILE.test(part) ? undefined : css['running']}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
