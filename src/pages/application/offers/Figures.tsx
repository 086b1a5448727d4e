import css from './Figures.module.css';

interface Figure {
  label: string;
  value: string | undefined;
  /** A word beside the label. */
  note?: string;
  /** The one that counts most. */
  isStrong?: boolean;
}

/**
 * Amounts, line by line: the word at the start, the figure at the end, also on a phone.
 * - It is a list of terms with their values.
 */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css['figures']}>
      {figures.map(({ label, value, note, isStrong }) => (
        <div key={label} className={isStrong ? `${css['line']} ${css['strong']}` : css['line']}>
          <dt>
            {label}
            {note !== undefined && <span className={css['note']}>, {note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
