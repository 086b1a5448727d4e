import { formatDate } from '#store/format/dates.ts';
import { isolated } from '#store/text/direction.ts';
import { counted } from '#store/text/counted.ts';

import type { ConditionCategory } from './codes.ts';
import { idTexts } from './idTexts.ts';
import { missingDocuments, type Condition } from './conditions.ts';

export interface RequestContext {
  /** COND-12 */
  readonly accountEnding: string | null;
  /** When the application was created, ISO 8601. */
  readonly appliedAt: string | null;
  readonly timeZone: string;
  readonly isSigner: boolean;
}

type Text = string | ((condition: Readonly<Condition>, context: RequestContext) => string);

interface Request {
  /** The screen's h1. */
  readonly heading: string;
  readonly text: Text;
  /** Document types, used if the lender doesn't give any. */
  readonly documents: readonly string[];
}

const SUPPORT = ['SUPPORT'];
const DEED = ['PROPERTY_DESCRIPTION_SOURCE'];
const REPHOTOGRAPH_ID = 'Photograph your ID again';

/** "1 pay stub", "2 pay stubs" */
const paystubs = (condition: Readonly<Condition>) =>
  counted(missingDocuments(condition), 'pay stub');

/** What each category asks for (screens.md section 5). */
const requests: Readonly<Record<ConditionCategory, Request>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    heading: 'Send proof of your bank account',
    text: (_condition, { accountEnding }) =>
      accountEnding === null
        ? 'Send a letter or statement that shows your name and the account.'
        : `Send a letter or statement that shows your name and the account ending ${isolated(accountEnding)}.`,
    documents: ['BANK_LETTER', 'BANK_STATEMENT'],
  },
  ID_VERIFICATION_FAILURE: {
    heading: REPHOTOGRAPH_ID,
    text: idTexts.ID_VERIFICATION_FAILURE,
    documents: [],
  },
  MISSING_PHONE_NUMBER: {
    heading: 'Add your mobile phone',
    text: 'We need a mobile number to reach you.',
    documents: [],
  },
  REVIEW_TRUST_REQUIREMENTS: {
    heading: 'Send your trust papers',
    text: 'Send the pages that name the trust, its trustees and their powers.',
    documents: ['CERTIFICATE_OF_TRUST'],
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    heading: 'Send your deed or mortgage',
    text: 'Send a deed or mortgage that shows the legal description of the property.',
    documents: DEED,
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    heading: REPHOTOGRAPH_ID,
    text: idTexts.IDENTITY_DOCUMENT_FRAUD_REVIEW,
    documents: [],
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    heading: 'Send proof of ownership',
    text: 'Send a paper that shows that you own the home.',
    documents: [...DEED, ...SUPPORT],
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    heading: 'Send your deed',
    text: 'The records show another kind of ownership than you told us.',
    documents: DEED,
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    heading: 'Upload your pay stubs',
    text: (condition) => `Send ${paystubs(condition)} from the last 30 days.`,
    documents: ['USER_UPLOADED_PAYSTUB'],
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    heading: 'Explain new credit',
    text: (_condition, { appliedAt, timeZone }) => {
      const since = appliedAt === null ? 'recently' : `since ${formatDate(appliedAt, timeZone)}`;
      return `Your report shows you asked for credit ${since}. Tell us what came of it in a short letter.`;
    },
    documents: SUPPORT,
  },
  GENERIC_DOCUMENT_REQUEST: {
    heading: 'Send a document',
    // Uses the lender's own words, or its name for the action.
    text: ({ commentsToBorrower, actionNeeded }) =>
      isolated(
        commentsToBorrower ??
          actionNeeded ??
          'We need another document. Call us to hear which one.',
      ),
    documents: SUPPORT,
  },
  ESCALATION_REVIEW: {
    heading: 'Send more information',
    text: ({ commentsToBorrower }) =>
      commentsToBorrower === null
        ? "A specialist is looking at your file. If we need anything, you'll see it here."
        : 'A specialist is looking at your file. Send what the note asks for.',
    documents: SUPPORT,
  },
  REQUEST_PERMISSION_FROM_CUSTOMER: {
    heading: 'Approve a change',
    text: ({ change }) =>
      change.length === 0
        ? "We'd like to change something. Call us to hear what it is."
        : "We'd like to change something. Is that OK?",
    documents: [],
  },
};

/** Returns the h1 of a condition's screen. */
export const requestHeading = ({ category }: Readonly<Pick<Condition, 'category'>>): string =>
  requests[category].heading;

/** Says why the lender asks. Isolates the lender's own words. */
export function requestText(condition: Readonly<Condition>, context: RequestContext): string {
  const { text } = requests[condition.category];
  return typeof text === 'string' ? text : text(condition, context);
}

/** Returns the lender's comment, unless it is already the text. */
export const requestComment = ({
  category,
  commentsToBorrower,
}: Readonly<Condition>): string | null =>
  category === 'GENERIC_DOCUMENT_REQUEST' ? null : commentsToBorrower;

/** Returns the document types to ask for: the lender's, else the category's. */
export const requestedTypes = ({ category, requestDocuments }: Readonly<Condition>) =>
  requestDocuments.length > 0 ? requestDocuments : requests[category].documents;
