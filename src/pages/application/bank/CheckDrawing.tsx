import css from './Bank.module.css';

/** A drawing of a check that shows where the two numbers are. The sentence below it says the same. */
export function CheckDrawing() {
  return (
    <figure className={css['figure']}>
      <svg className={css['check']} viewBox="0 0 320 140" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="318" height="138" rx="8" fill="none" stroke="currentColor" />
        <path d="M20 34h110M20 58h190M230 34h70M190 84h110" stroke="currentColor" fill="none" />
        <g fill="currentColor" fontSize="13">
          <text x="20" y="106">
            000000000
          </text>
          <text x="150" y="106">
            0000000000
          </text>
          <text x="20" y="128">
            Routing number
          </text>
          <text x="150" y="128">
            Account number
          </text>
        </g>
      </svg>
      <figcaption>
        Both numbers are at the bottom of a check: first the routing number with nine digits, then
        the account number.
      </figcaption>
    </figure>
  );
}
