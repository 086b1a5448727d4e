import { readableFileName } from '#store/text/direction.ts';

import css from './FileName.module.css';

/**
 * A file name. If it is too long, the middle is cut, so the extension stays visible (FT-108). Screen readers read the
 * whole name.
 */
export function FileName({ name }: { name: string }) {
  const readable = readableFileName(name);
  const dot = readable.lastIndexOf('.');
  const end = dot > 0 ? Math.max(dot - 3, 0) : readable.length;
  return (
    <bdi className={css['name']} title={readable}>
      <span className="visually-hidden">{readable}</span>
      <span className={css['start']} aria-hidden>
        {readable.slice(0, end)}
      </span>
      <span className={css['end']} aria-hidden>
        {readable.slice(end)}
      </span>
    </bdi>
  );
}
