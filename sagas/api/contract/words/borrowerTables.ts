import {
  contactLabels,
  maritalLabels,
  ownershipLabels,
  purposeLabels,
  relationshipLabels,
  residencyLabels,
  trustTypeLabels,
} from '#store/application/details/additionalInfo.ts';
import { feedbackTopics } from '#store/feedback/feedback.ts';
import { occupancyLabels } from '#store/person/address.ts';
import { employmentLabels } from '#store/registration/income.ts';
import { supportTopics } from '#store/support/slice.ts';
import { methodsFor } from '#store/application/income/methods.ts';
import type {
  bpoStates,
  propertyConditions,
  subDecisions,
  titleStates,
} from '#store/application/status/codes.ts';
import type { decisions } from '#store/application/status/decisionCodes.ts';
import type { homeConditionCodes as homeConditions } from '#store/application/valuation/codes.ts';
import { closed, mapped, open, opens, type Codes } from './codeTables.ts';

export const employmentTypeTable = open(
  'EmploymentType',
  'How the borrower earns the main income. It decides the ways to confirm it at `income/review`, in this order; UNEMPLOYED is refused at registration.',
  mapped(
    employmentLabels,
    (label, type) => `${label}. Confirmed by ${methodsFor(type, 'PRIMARY').join(', ')}.`,
  ),
);

export const consentTypeTable = open('ConsentCode', 'What a borrower agrees to.', {
  PRIVACY: 'The privacy policy at registration, and the privacy notice at the submission.',
  TERMS: 'The terms at registration, and the terms of the line at the submission.',
  COMMUNICATIONS: 'Electronic messages and documents. If it is withdrawn, documents come by mail.',
  SOFT_CREDIT: 'A credit check that does not affect the score, at registration.',
  HARD_CREDIT:
    'A full credit check. While the status lists it, the choice of an offer asks for it.',
  TEXAS: 'The notice for a home in Texas, which starts twelve days.',
  CERTIFICATION: 'That the answers are true, at the submission.',
  SMS: 'Marketing text messages. It can be withdrawn.',
  SMS_TRANSACTIONAL: 'Text messages about the application. It can be withdrawn.',
  WAITLIST: 'To be told when the lender lends in a state.',
  AGENT_CONTACT: 'A call from the agent who values the home.',
  EMPLOYER_CONTACT: 'A call to the employer.',
  FLOOD_NOTICE: 'That the flood notice was received. Closing goes on after it.',
  ELECTRONIC_RECORDS: 'Electronic records for another signer. The request starts with it.',
});

export const decisionTable = closed('DecisionCode', 'The decision of the lender.', {
  APPROVED: 'The line is approved.',
  ASSET_DEPLETION: 'The line is approved, with savings that count.',
  DECLINE: `The line is declined. ${opens('errorDecline')} \`declineReason\` chooses the page.`,
  ERROR: 'The decision could not be made. The status says what comes next.',
  FINAL: 'The final decision, with the income confirmed.',
  INELIGIBLE: `The home or the borrower is not eligible. ${opens('errorDecline')}`,
  INITIAL: 'The first decision, before an offer was chosen.',
  REVIEW: `A person reviews the application. ${opens('reviewUnderwriting')}`,
  SELECT: 'The borrower can choose an offer.',
  UNKNOWN: 'Any code that the app does not know. The status decides the screen.',
} satisfies Codes<(typeof decisions)[number]>);

export const subDecisionTable = closed('SubDecisionCode', 'More about the decision.', {
  BPO_PENDING: 'A valuation is still missing.',
  CREDIT_FROZEN: `The credit file is locked or frozen. ${opens('creditError')}`,
  FINAL_OFFER: 'The final offer is ready.',
  UNVERIFIED_DTI_LIMITED:
    'Monthly debts limit the offers. With `maxDtiUnlimited` the app proposes `product/assets`.',
  UNVERIFIED_OFFER: 'The offers count on the stated income.',
  UNVERIFIED_ONBOARDING_COMPLETE: 'Everything was asked; the income is not confirmed.',
  VERIFIED_DTI_LIMITED: 'Monthly debts limit the line; the income is confirmed.',
  VERIFIED_INCOME_MATCHED_OFFER:
    'The income is confirmed. No consent to a full credit check is asked for.',
  VERIFIED_OFFER: 'The offers count on the confirmed income.',
  VERIFIED_RESERVE_LIMITED: 'Savings limit the line.',
  UNKNOWN_SUBDECISION: 'Any code that the app does not know.',
} satisfies Codes<(typeof subDecisions)[number]>);

export const declineReasonTable = open(
  'DeclineReason',
  'Which page explains the decline. Any other code opens `error/decline`.',
  {
    CREDIT: opens('errorCredit'),
    INCOME: opens('errorIncome'),
  },
);

export const bpoTable = closed('BpoState', 'Whether an agent has to value the home.', {
  BPO_REQUIRED: `The borrower orders it: the BPO statuses open \`bpo/order-bpo\`, in Texas \`bpo/condition\`.`,
  BPO_NOT_REQUIRED: `No agent is needed: the BPO statuses open \`bpo/hold\`.`,
  BPO_PROCESSING: `The agent is at work: the BPO statuses open \`bpo/hold\`.`,
  BPO_COMPLETE: `The value has arrived and is checked, at \`bpo/hold\`.`,
  UNKNOWN_BPO_STATUS: 'Any code that the app does not know.',
} satisfies Codes<(typeof bpoStates)[number]>);

export const titleTable = closed(
  'TitleState',
  'How far the title search is. No screen depends on it.',
  {
    TITLE_REQUIRED: 'A title search is needed.',
    TITLE_NOT_REQUIRED: 'No title search is needed.',
    PREQUAL_TITLE_PROCESSING: 'Loans on the home are looked up.',
    PREQUAL_TITLE_COMPLETE: 'Loans on the home are known.',
    FINAL_TITLE_PROCESSING: 'The full title report is made.',
    FINAL_TITLE_COMPLETE: 'The full title report is ready.',
    UNKNOWN_TITLE_STATUS: 'Any code that the app does not know.',
  } satisfies Codes<(typeof titleStates)[number]>,
);

const conditionSentences = {
  POOR: 'Not safe to live in.',
  FAIR: 'Needs repairs.',
  AVERAGE: 'Normal wear.',
  GOOD: 'Well kept.',
  EXCELLENT: 'Like new.',
} satisfies Codes<(typeof homeConditions)[number]>;
export const homeConditionTable = closed(
  'HomeCondition',
  'The condition of the home.',
  conditionSentences,
);
export const propertyConditionTable = closed(
  'PropertyCondition',
  'The condition of the home, as the lender has it.',
  {
    ...conditionSentences,
    NOT_AVAILABLE: 'Not known yet.',
    UNKNOWN_CONDITION: 'Any code that the app does not know.',
  } satisfies Codes<(typeof propertyConditions)[number]>,
);

export const holdReasonTable = open(
  'HoldReason',
  'Why the lender waits. Other codes change no words.',
  {
    NO_ACCESS: 'Nobody opened for the agent or the appraiser: the borrower chooses another time.',
    RECORDING_REFUSED: 'The county refused the deed: the lender corrects it.',
    FUNDING_STOPPED: 'The payment was stopped: the borrower calls.',
  },
);

export const occupancyTable = closed(
  'Occupancy',
  'How the home is used. HOME has a right to cancel.',
  occupancyLabels,
);
export const ownershipTable = closed(
  'Ownership',
  'Who owns the home. JOINT asks for the other owners, TRUST for the trust.',
  ownershipLabels,
);
export const relationshipTable = closed(
  'Relationship',
  'What another owner is to the borrower.',
  relationshipLabels,
);
export const trustTypeTable = closed(
  'TrustType',
  'Whether the trust can be changed.',
  trustTypeLabels,
);
export const maritalTable = closed(
  'MaritalStatus',
  'Whether a spouse may have to sign.',
  maritalLabels,
);
export const purposeTable = closed('LoanPurpose', 'What the money is for.', purposeLabels);
export const residencyTable = closed(
  'Residency',
  'The residency of the borrower.',
  residencyLabels,
);
export const preferredContactTable = closed(
  'PreferredContact',
  'How the borrower wants to be reached.',
  contactLabels,
);
export const supportTopicTable = closed('SupportTopic', 'What a question is about.', supportTopics);
export const feedbackTopicTable = closed('FeedbackTopic', 'What the feedback is.', feedbackTopics);
