import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { selectChosenOfferLine } from '#store/application/screenSelectors.ts';

import css from './ChosenOfferLine.module.css';

/** The chosen offer in one line, with a link to change it. */
export function ChosenOfferLine() {
  const dispatch = useAppDispatch();
  const line = useAppSelector(selectChosenOfferLine);
  if (line === null) return null;
  return (
    <p className={css['line']}>
      <span>
        Your offer: <strong>{line}</strong>
      </span>
      <button
        className={`link-button ${css['change']}`}
        type="button"
        aria-label="Change your offer"
        onClick={() => dispatch(offersReopened({ reason: 'start/contact' }))}
      >
        Change
      </button>
    </p>
  );
}
