import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectOwnAmount } from '#store/application/offers/selectors.ts';
import {
  validateChoice,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';
import { fitToOffers } from '#store/application/offers/fitToOffers.ts';
import { nearestAmount } from '#store/application/offers/nearestAmount.ts';
import { screenTyped } from '#store/application/core/slice.ts';

import { choiceOf } from './choiceOf.ts';

const frameOf = ({ type, term, drawPreference }: Readonly<OfferChoice>) =>
  `${type} ${term} ${drawPreference}`;

const partsOfChoice = [
  'type',
  'term',
  'amount',
  'drawPreference',
  'discounts',
  'payoffLiabilityUuids',
] as const satisfies readonly (keyof OfferChoice)[];

const isTakenInPart = (set: OfferSet, choice: OfferChoice) =>
  validateChoice(set, fitToOffers(set, choice).choice).amount === undefined;

/**
 * The current choice. When the borrower changes type, term or preference, it corrects the values that become impossible
 * and says so. If the borrower types an amount that is out of range, it shows an error message instead. The borrower's
 * own amount returns as soon as the choice allows it, even after a reload. `wanted` is the last amount that the offers
 * accept in whole or in part.
 */
export function useOfferChoice(set: OfferSet, start: OfferChoice) {
  const form = useForm<OfferChoice>();
  const { values } = useFormState<OfferChoice>({ subscription: { values: true } });
  const [note, setNote] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectOwnAmount) ?? Number.NaN;
  const own = useRef(stored);
  // The last amount in the box. A different one that isn't a correction comes from the borrower.
  const last = useRef(start.amount);
  const [wanted, setWanted] = useState(stored);
  const choice = choiceOf(start, values);

  // Subscribes to the form, because the other fields depend on these three.
  useEffect(() => {
    let frame = frameOf(start);
    return form.subscribe(
      (state) => {
        const now = choiceOf(start, state.values);
        if (frameOf(now) === frame) {
          if (Object.is(now.amount, last.current)) return;
          own.current = last.current = now.amount;
          if (isTakenInPart(set, now)) setWanted(now.amount);
          return;
        }
        // `NaN` from an empty field isn't serializable.
        const ownAmount = Number.isNaN(own.current) ? null : own.current;
        dispatch(screenTyped({ screen: 'productSelect', values: { ownAmount } }));
        const result = fitToOffers(set, { ...now, amount: own.current });
        frame = frameOf(result.choice);
        last.current = result.choice.amount;
        setNote(result.note);
        form.batch(() => {
          form.change('term', result.choice.term);
          form.change('drawPreference', result.choice.drawPreference);
          if (!Object.is(result.choice.amount, now.amount))
            form.change('amount', result.choice.amount);
        });
      },
      { values: true },
    );
  }, [dispatch, form, set, start]);

  const take = (other: OfferChoice) => {
    if (other.drawPreference !== 'MAXIMIZE') {
      own.current = other.amount;
      setWanted(other.amount);
    }
    form.batch(() => {
      for (const part of partsOfChoice) form.change(part, other[part]);
    });
  };

  return { choice, note, wanted, take };
}

/** Returns the choice with a possible amount: the nearest one, or the last one if there is no amount. */
export function usePossibleChoice(set: OfferSet, start: OfferChoice, choice: OfferChoice) {
  const nearest = nearestAmount(set, choice);
  const [last, setLast] = useState(nearestAmount(set, start) ?? start.amount);
  if (nearest !== null && nearest !== last) setLast(nearest);
  return useMemo(
    () =>
      nearest === choice.amount ? choice : fitToOffers(set, { ...choice, amount: last }).choice,
    [set, choice, nearest, last],
  );
}
