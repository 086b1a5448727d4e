import { formatPercent } from '#store/format/percent.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { isolated } from '#store/text/direction.ts';
import { oneOf, required, validator } from '#store/validation.ts';

import type { OptionCode, requalificationReasons } from './codes.ts';

/** One option. Only some options have an amount or a holder. */
export interface RequalificationOption {
  optionId: OptionCode;
  /** Dollars. */
  maxDraw: number | null;
  holder: string | null;
}

export interface Requalification {
  reason: (typeof requalificationReasons)[number];
  /** Fractions of the home's value: 0.92 is 92%. */
  cltv: number;
  maxCltv: number;
  /** The rank that the lender needs. 1 is the first. */
  position: number | null;
  options: RequalificationOption[];
}

const places = ['first', 'second', 'third'];

/** States the reason in numbers. */
export function requalificationReason({
  reason,
  cltv,
  maxCltv,
  position,
}: Readonly<Requalification>): string {
  if (reason === 'LIEN_POSITION')
    return `We need to be in ${places[(position ?? 1) - 1] ?? 'another'} place on your property.`;
  return `Your loans and this line come to ${formatPercent(cltv, 1)} of your home's value. The most we can do is ${formatPercent(maxCltv, 1)}.`;
}

export function optionText({ optionId, maxDraw, holder }: Readonly<RequalificationOption>): {
  label: string;
  about: string;
} {
  switch (optionId) {
    case 'REDUCE_AMOUNT':
      return {
        label: maxDraw === null ? 'Draw less' : `Draw up to ${formatWholeDollars(maxDraw)}`,
        about: "We'll work out your offers for the smaller amount.",
      };
    case 'PAY_OFF_LIEN':
      return {
        label: `Pay off ${holder === null ? 'a loan' : isolated(holder)} with this line`,
        about: 'That closes the loan and frees up room for this line.',
      };
    case 'CORRECT_LIEN':
      return {
        label: 'This loan is paid off or not mine',
        about: 'Tell us which one, and send a letter.',
      };
    case 'VALUE_REVIEW':
      return {
        label: 'I think my home is worth more',
        about: 'A local agent will look at it. That takes 2 to 5 business days.',
      };
    default:
      return optionId satisfies never;
  }
}

export interface RequalificationForm {
  optionId: OptionCode;
}

const REQUIRED = 'Required';

export const requalificationValidator = (
  options: readonly Pick<RequalificationOption, 'optionId'>[],
) =>
  validator<RequalificationForm>({
    optionId: [
      required(REQUIRED),
      oneOf(
        options.map(({ optionId }) => optionId),
        REQUIRED,
      ),
    ],
  });
