import { phoneRules } from '#store/registration/contact.ts';
import { maxLength, oneOf, required, textValidator, type Rule } from '#store/validation.ts';

import { accessCodes, damageCodes, homeConditionCodes, visitDayCodes } from './codes.ts';
import type { HomeCondition } from './homeEstimate.ts';

/** What the agent who values a home needs for the visit. */
export interface ValuationOrder {
  contactName: string;
  contactPhone: string;
  access: (typeof accessCodes)[number];
  /** The gate's code, or how to get in. */
  accessNote: string;
  bestDays: readonly string[];
  petsOrNotes: string;
  /** Texas: the home as its owner sees it. */
  condition: HomeCondition;
  damages: readonly string[];
}

const REQUIRED = 'Required';

const some =
  (codes: readonly string[]): Rule<readonly string[]> =>
  (values) =>
    (values ?? []).every((value) => codes.includes(value)) ? undefined : REQUIRED;

const behindGate: Rule<string, ValuationOrder> = (note, { access }) =>
  access === 'GATE' ? required(REQUIRED)(note, {}) : undefined;

const contact = {
  contactName: [required(REQUIRED), maxLength(200, 'Must be at most 200 characters')],
  contactPhone: phoneRules,
};

/** bpo/order-bpo: the agent looks at the home from outside. */
export const validateOrder = textValidator<ValuationOrder>({
  ...contact,
  access: [required(REQUIRED), oneOf(accessCodes, REQUIRED)],
  accessNote: [behindGate, maxLength(200, 'Must be at most 200 characters')],
  bestDays: [some(visitDayCodes)],
  petsOrNotes: [maxLength(1_000, 'Must be at most 1000 characters')],
});

/** bpo/condition: in Texas its condition too. */
export const validateTexasOrder = textValidator<ValuationOrder>({
  ...contact,
  condition: [required(REQUIRED), oneOf(homeConditionCodes, REQUIRED)],
  damages: [some(damageCodes)],
});
