import css from './FileName.module.css';

/** Characters that turn the direction of what follows, and control characters: no name needs one (FT-101, FT-108). */
const TRICKS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A file's name as it can be read and said. */
export const readableFileName = (name: string) =>
  name.replaceAll(TRICKS, '').trim() || 'Unnamed file';

/**
 * A file's name: cut in the middle where it is too long, its ending always in sight (FT-108).
 * - It is read as a whole.
 */
export function FileName({ name }: { name: string }) {
  const readable = readableFileName(name);
  const dot = readable.lastIndexOf('.');
  const end = dot > 0 ? Math.max(dot - 3, 0) : readable.length;
  return (
    <bdi className={css['name']} title={readable}>
      <span className={css['start']}>{readable.slice(0, end)}</span>
      <span className={css['end']}>{readable.slice(end)}</span>
    </bdi>
  );
}
