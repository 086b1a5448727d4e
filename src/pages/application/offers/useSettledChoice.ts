import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectOwnAmount } from '#store/application/offers/selectors.ts';
import type { OfferChoice, OfferSet } from '#store/application/offers/offers.ts';
import { OFFER_SCREEN } from '#store/application/offers/slice.ts';
import { settle } from '#store/application/offers/choiceWithinOffers.ts';
import { screenTyped } from '#store/application/slice.ts';

import { choiceOf } from './choiceOf.ts';

const frameOf = ({ type, term, drawPreference }: Readonly<OfferChoice>) =>
  `${type} ${term} ${drawPreference}`;

/**
 * The choice as it is being made. A type, term or preference that leaves less room changes what no longer fits, and
 * says so; what a person types out of range is theirs to mend.
 */
export function useSettledChoice(set: OfferSet, start: OfferChoice) {
  const form = useForm<OfferChoice>();
  const { values } = useFormState<OfferChoice>({ subscription: { values: true } });
  const [note, setNote] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  // What the person set themselves comes back when they leave the most there is, after a reload as well.
  const own = useRef(useAppSelector(selectOwnAmount) ?? Number.NaN);
  const choice = choiceOf(start, values);

  // The form is a store of its own; its other fields follow three of them.
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
        // An empty box is not a number, which no draft can hold.
        const ownAmount = Number.isNaN(own.current) ? null : own.current;
        if (isFixed) dispatch(screenTyped({ screen: OFFER_SCREEN, values: { ownAmount } }));
        const settled = settle(set, isFixed ? wanted : { ...wanted, amount: own.current });
        frame = frameOf(settled.choice);
        setNote(settled.note);
        form.batch(() => {
          form.change('term', settled.choice.term);
          form.change('drawPreference', settled.choice.drawPreference);
          if (!Object.is(settled.choice.amount, wanted.amount))
            form.change('amount', settled.choice.amount);
        });
      },
      { values: true },
    );
  }, [dispatch, form, set, start]);

  return { choice, note };
}
