import type { CostPart } from '#store/application/offers/costs.ts';
import type { EquityPart } from '#store/application/offers/homeEquity.ts';

import css from './PartsBar.module.css';

/** A bar of the parts that aren't 0, and a list of all parts with their amounts. */
export const PartsBar = ({ parts }: { parts: readonly (CostPart | EquityPart)[] }) => (
  <>
    <div className={css['bar']} aria-hidden="true">
      {parts
        .filter(({ share }) => share > 0)
        .map(({ part, share }) => (
          <span key={part} data-part={part} style={{ flexGrow: share }} />
        ))}
    </div>
    <dl className={css['parts']}>
      {parts.map(({ part, label, value }) => (
        <div key={part}>
          <dt data-part={part}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);
