import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectOwnAmount } from '#store/application/offers/selectors.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';
import { OFFER_SCREEN } from '#store/application/offers/slice.ts';
import { fitToOffers } from '#store/application/offers/fitToOffers.ts';
import { screenTyped } from '#store/application/slice.ts';

import { choiceOf } from './choiceOf.ts';

const frameOf = ({ type, term, drawPreference }: Readonly<OfferChoice>) =>
  `${type} ${term} ${drawPreference}`;

/**
 * The current choice. A change of type, term or preference corrects the values it makes impossible, and says so; an
 * amount that the borrower types out of range gets an error message instead.
 */
export function useOfferChoice(set: OfferSet, start: OfferChoice) {
  const form = useForm<OfferChoice>();
  const { values } = useFormState<OfferChoice>({ subscription: { values: true } });
  const [note, setNote] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  // The borrower's own amount, restored when they leave the maximum draw, also after a reload.
  const own = useRef(useAppSelector(selectOwnAmount) ?? Number.NaN);
  const choice = choiceOf(start, values);

  // A subscription to the form: its other fields follow three of them.
  useEffect(() => {
    let frame = frameOf(start);
    return form.subscribe(
      (state) => {
        const wanted = choiceOf(start, state.values);
        const isFixed = wanted.drawPreference === 'MAXIMIZE';
        if (frameOf(wanted) === frame) {
          if (!isFixed) own.current = wanted.amount;
          return;
        }
        // `NaN` of an empty field is not serialisable.
        const ownAmount = Number.isNaN(own.current) ? null : own.current;
        if (isFixed) dispatch(screenTyped({ screen: OFFER_SCREEN, values: { ownAmount } }));
        const result = fitToOffers(set, isFixed ? wanted : { ...wanted, amount: own.current });
        frame = frameOf(result.choice);
        setNote(result.note);
        form.batch(() => {
          form.change('term', result.choice.term);
          form.change('drawPreference', result.choice.drawPreference);
          if (!Object.is(result.choice.amount, wanted.amount))
            form.change('amount', result.choice.amount);
        });
      },
      { values: true },
    );
  }, [dispatch, form, set, start]);

  return { choice, note };
}
