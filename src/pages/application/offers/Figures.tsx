import css from './Figures.module.css';

interface Figure {
  label: string;
  value: string | undefined;
  /** A word beside the label. */
  note?: string;
  isStrong?: boolean;
}

/** A list of terms with amounts: the term at the start, the amount at the end, also on a phone. */
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
