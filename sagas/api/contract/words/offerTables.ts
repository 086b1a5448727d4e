import { assetTypes } from '#store/application/assets/assets.ts';
import { methodTexts } from '#store/application/income/methods.ts';
import type {
  employerStates,
  incomeStates,
  incomeSubjects,
  paperKinds,
  payFrequencies,
} from '#store/application/income/codes.ts';
import type { IncomeLinkMethod, linkResults } from '#store/application/linking/linkTypes.ts';
import type { drawPreferences } from '#store/application/offers/loanMaths.ts';
import type {
  optionCodes,
  requalificationReasons,
} from '#store/application/requalification/codes.ts';
import { closed, mapped, open, opens, type Codes } from './codeTables.ts';

export const offerTypeTable = open(
  'OfferType',
  'What kind of offer it is. STANDARD is shown first.',
  {
    STANDARD: 'The usual rate and fee.',
    BUY_DOWN: 'A lower rate for a higher fee.',
  },
);
export const drawPreferenceTable = closed('DrawPreference', 'How the fee and the tax are paid.', {
  PRESERVE: 'They are added: the borrower gets the whole draw.',
  DEDUCT: 'They are taken from the draw.',
  MAXIMIZE: 'The line is raised to its limit.',
} satisfies Codes<(typeof drawPreferences)[number]>);
export const namedPreferenceTable = closed(
  'NamedDrawPreference',
  'How the fee and the tax are paid, as the lender has it.',
  {
    ...drawPreferenceTable.codes,
    UNKNOWN: 'Any code that the app does not know.',
  },
);
export const discountTable = open('DiscountType', 'A discount of the rate.', {
  AUTOPAY: 'For payments by autopay.',
  CREDIT_UNION: 'For members of a credit union.',
  ALL_IN: 'All discounts together.',
});
export const requalificationReasonTable = closed(
  'RequalificationReason',
  'Why the line does not fit.',
  {
    CLTV: 'The loans are too high for the value of the home.',
    LIEN_POSITION: 'Too many loans come first.',
  } satisfies Codes<(typeof requalificationReasons)[number]>,
);
export const requalificationOptionTable = closed('RequalificationOption', 'A way forward.', {
  REDUCE_AMOUNT: 'A smaller line. Offers follow.',
  PAY_OFF_LIEN: 'A loan is paid off from the line. Offers follow.',
  CORRECT_LIEN: `A loan is wrong. ${opens('liens')}`,
  VALUE_REVIEW: 'Another look at the value, with sales near by.',
} satisfies Codes<(typeof optionCodes)[number]>);
export const assetTypeTable = closed('AssetType', 'The kind of account.', assetTypes);

export const incomeMethodTable = closed('IncomeMethod', 'A way to confirm an income.', {
  ...mapped(methodTexts, ({ label, opens: { screen } }) => `${label}. ${opens(screen)}`),
  UNKNOWN: 'Any code that the app does not know; it is not shown.',
});
export const linkMethodTable = closed('IncomeLinkMethod', 'A provider of income data.', {
  PLAID_TRANSACTIONS: 'A bank, by Plaid.',
  TRUV_PAYROLL: 'A payroll provider, by Truv.',
  TRUV_FINANCIAL_ACCOUNTS: 'Retirement and other accounts, by Truv.',
  POINTSERV_TAX: 'Tax records, by PointServ.',
  POINTSERV_PAYROLL: 'Payroll records, by PointServ.',
  POINTSERV_1099_MISC: '1099 forms, by PointServ.',
} satisfies Codes<IncomeLinkMethod>);
export const linkResultTable = closed('LinkResult', 'How the visit to a provider ended.', {
  SUCCESS: `Data came. ${opens('incomeReview')}`,
  EXIT: 'The borrower left the provider; another way is offered.',
  ERROR: 'The provider failed; another way is offered.',
  EXPIRED: 'The visit took too long; it can start again.',
  NO_DATA: 'The provider had no data; another way is offered.',
  REFUSED: 'The provider refused; another way is offered.',
} satisfies Codes<(typeof linkResults)[number]>);
export const incomeStateTable = closed('IncomeState', 'How far the proof of an income is.', {
  NOT_STARTED: 'The borrower chooses a way.',
  CONNECTED: 'A link gave data.',
  IN_REVIEW: 'The lender reviews papers.',
  ACCEPTED: 'The income is confirmed.',
  NEEDS_REPLACING: 'The borrower sends other papers; `reason` says why.',
} satisfies Codes<(typeof incomeStates)[number]>);
export const incomeSubjectTable = closed('IncomeSubject', 'Which stated income it is.', {
  PRIMARY: 'The main income.',
  OTHER: 'The other income.',
} satisfies Codes<(typeof incomeSubjects)[number]>);
export const paperKindTable = closed('PaperKind', 'What the papers are.', {
  PAYSTUB: 'Pay stubs.',
  OTHER: 'Other papers.',
} satisfies Codes<(typeof paperKinds)[number]>);
export const payFrequencyTable = closed('PayFrequency', 'How often the employer pays.', {
  WEEKLY: 'Every week.',
  EVERY_TWO_WEEKS: 'Every two weeks.',
  TWICE_A_MONTH: 'Twice a month.',
  MONTHLY: 'Once a month.',
} satisfies Codes<(typeof payFrequencies)[number]>);
export const employerStateTable = closed('EmployerState', 'How far the check of the employer is.', {
  CALLING: 'The lender asks the employer.',
  CALLED_NO_ANSWER: 'Nobody answered: the borrower names someone else or sends papers.',
  CONFIRMED: 'The employment is confirmed.',
} satisfies Codes<(typeof employerStates)[number]>);
