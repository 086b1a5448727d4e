import { visitTimes } from '#store/application/appraisal/appraisal.ts';
import { conditionCategories } from '#store/application/conditions/categories.ts';
import { stateLabels } from '#store/application/conditions/states.ts';
import { lateAnswers } from '#store/application/delinquency/codes.ts';
import { lienAnswers, lienTypes } from '#store/application/liens/liens.ts';
import { payoffStates } from '#store/application/payoff/payoffs.ts';
import { ownershipReasons } from '#store/application/property/codes.ts';
import type {
  accessCodes as accesses,
  damageCodes as damages,
  homeTypeCodes as homeTypes,
  visitDayCodes as visitDays,
} from '#store/application/valuation/codes.ts';
import { closed, mapped, open, opens, type Codes } from './codeTables.ts';

export const homeTypeTable = closed('HomeType', 'The kind of home.', {
  SINGLE_FAMILY: 'A single-family home.',
  CONDO: 'A condominium.',
  TOWNHOUSE: 'A townhouse.',
  TWO_TO_FOUR_UNITS: 'Two to four units.',
  MANUFACTURED: 'A manufactured home.',
} satisfies Codes<(typeof homeTypes)[number]>);
export const accessTable = closed('PropertyAccess', 'How an agent gets in.', {
  OUTSIDE_ONLY: 'From the outside only.',
  GATE: 'Through a gate.',
} satisfies Codes<(typeof accesses)[number]>);
export const visitDayTable = open('VisitDay', 'A day of the week.', {
  MONDAY: 'Monday.',
  TUESDAY: 'Tuesday.',
  WEDNESDAY: 'Wednesday.',
  THURSDAY: 'Thursday.',
  FRIDAY: 'Friday.',
  SATURDAY: 'Saturday.',
} satisfies Codes<(typeof visitDays)[number]>);
export const damageTable = open('HomeDamage', 'A damage of the home.', {
  ROOF: 'The roof.',
  FOUNDATION: 'The foundation.',
  WATER: 'Water.',
  NONE: 'No damage.',
} satisfies Codes<(typeof damages)[number]>);
export const visitTimeTable = closed(
  'VisitTime',
  'A part of the day, in the time zone of the home.',
  visitTimes,
);
export const ownershipReasonTable = closed(
  'OwnershipReason',
  'Why the county records name other owners.',
  ownershipReasons,
);
export const lienTypeTable = open('LienType', 'The kind of loan or lien.', lienTypes);
export const lienAnswerTable = closed(
  'LienAnswer',
  'What the borrower says of a lien.',
  lienAnswers,
);
export const lateAnswerTable = closed(
  'LatePaymentAnswer',
  'What the borrower says of a late payment.',
  lateAnswers,
);
export const payoffStateTable = open(
  'PayoffState',
  'What the other lender answered.',
  payoffStates,
);

export const conditionCategoryTable = open(
  'ConditionCategory',
  'What the lender asks for. An unknown category is not shown.',
  mapped(conditionCategories, ({ title, screen }) => `${title}. ${opens(screen)}`),
);
export const conditionStateTable = open(
  'ConditionState',
  'How far a condition or its document is.',
  stateLabels,
);
