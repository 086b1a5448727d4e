import css from './Figures.module.css';

interface Figure {
  label: string;
  value: string | undefined;
  /** A word next to the label. */
  note?: string;
  isStrong?: boolean;
}

/** A list of terms and amounts, with the term at the start and the amount at the end, even on a phone. */
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
