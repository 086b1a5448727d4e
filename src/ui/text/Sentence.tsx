import { splitIsolates } from '#store/text/direction.ts';

import css from './Sentence.module.css';

/** More marks on one letter than any language uses. Outside an inline block, they would overflow their line. */
const STACKED_MARKS = /\p{M}{5}/u;

/** A text with parts from outside. Each part is isolated in its own element (FT-101). */
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
