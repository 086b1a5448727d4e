import * as v from 'valibot';

import {
  bpoStates,
  propertyConditions,
  subDecisions,
  titleStates,
} from '#store/application/status/codes.ts';
import { decisions } from '#store/application/status/decisionCodes.ts';
import { namedPreferences } from '#store/application/offers/loanMaths.ts';
import { incomeMethods } from '#store/application/income/codes.ts';

/** A code of an enumeration. Any other value becomes its unknown code, so a newer lender can't break a screen. */
const codeOrUnknown = <const Codes extends readonly string[]>(
  codes: Codes,
  unknown: Codes[number],
) => v.fallback(v.picklist(codes), unknown);

const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema, null);

/** ENUM-BPO */
export const BpoState = maybe(codeOrUnknown(bpoStates, 'UNKNOWN_BPO_STATUS'));
/** ENUM-PROPCOND */
export const PropertyCondition = maybe(codeOrUnknown(propertyConditions, 'UNKNOWN_CONDITION'));
/** ENUM-TITLE */
export const TitleState = maybe(codeOrUnknown(titleStates, 'UNKNOWN_TITLE_STATUS'));
/** ENUM-DECISION */
export const DecisionCode = maybe(codeOrUnknown(decisions, 'UNKNOWN'));
/** ENUM-SUBDECISION */
export const SubDecision = maybe(codeOrUnknown(subDecisions, 'UNKNOWN_SUBDECISION'));
/** ENUM-INCOMESRC */
export const IncomeSource = codeOrUnknown(incomeMethods, 'UNKNOWN');
/** CALC-6 */
export const NamedPreference = maybe(codeOrUnknown(namedPreferences, 'UNKNOWN'));
