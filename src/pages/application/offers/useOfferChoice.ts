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
 * The current choice. A change of type, term or preference corrects the values it makes impossible, and says so; an
 * amount that the borrower types out of range gets an error message instead. The borrower's own amount returns as soon
 * as the choice allows it, also after a reload; `wanted` is the last one that the offers take, whole or in part.
 */
export function useOfferChoice(set: OfferSet, start: OfferChoice) {
  const form = useForm<OfferChoice>();
  const { values } = useFormState<OfferChoice>({ subscription: { values: true } });
  const [note, setNote] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectOwnAmount) ?? Number.NaN;
  const own = useRef(stored);
  // The last amount in the box: a change that is not a correction is the borrower's.
  const last = useRef(start.amount);
  const [wanted, setWanted] = useState(stored);
  const choice = choiceOf(start, values);

  // A subscription to the form: its other fields follow three of them.
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
        // `NaN` of an empty field is not serialisable.
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

  /** Takes over a whole other choice. */
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

/** The choice with a possible amount: the nearest one, or without an amount the last. */
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
