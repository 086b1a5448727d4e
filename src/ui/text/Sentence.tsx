import { splitIsolates } from '#store/text/direction.ts';

import css from './Sentence.module.css';

/** More marks on one letter than any language has: they leave their line outside an inline block. */
const STACKED_MARKS = /\p{M}{5}/u;

/** A text with parts from outside, each isolated in an element of its own (FT-101). */
export const Sentence = ({ children }: { children: string }) =>
  splitIsolates(children).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} className={STACKED_MARKS.test(part) ? undefined : css['running']}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
