import { formatDate } from '#store/format/dates.ts';
import { isolated } from '#store/text/direction.ts';

import type { ConditionCategory } from './codes.ts';
import { idTexts } from './idTexts.ts';
import { missingDocuments, type Condition } from './conditions.ts';

/** What the texts name besides the condition. */
export interface RequestContext {
  /** COND-12 */
  readonly accountEnding: string | null;
  /** ISO 8601; when the application was created. */
  readonly appliedAt: string | null;
  readonly timeZone: string;
  /** An additional signer is asked, not the borrower. */
  readonly isSigner: boolean;
}

type Text = string | ((condition: Readonly<Condition>, context: RequestContext) => string);

interface Request {
  /** The h1 of its screen. */
  readonly heading: string;
  readonly text: Text;
  /** The document types, where the lender names none. */
  readonly documents: readonly string[];
}

const SUPPORT = ['SUPPORT'];
const DEED = ['PROPERTY_DESCRIPTION_SOURCE'];
const ID_AGAIN = 'Photograph your ID again';

/** "1 pay stub", "2 pay stubs" */
const paystubs = (condition: Readonly<Condition>) => {
  const count = missingDocuments(condition);
  return `${count} pay stub${count === 1 ? '' : 's'}`;
};

/** What each category asks for in words (screens.md section 5). */
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
    heading: ID_AGAIN,
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
    heading: ID_AGAIN,
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
    // The lender's own words are the text, or what it calls the action.
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

/** The h1 of the screen of a condition. */
export const requestHeading = ({ category }: Readonly<Pick<Condition, 'category'>>): string =>
  requests[category].heading;

/** Why the lender asks, in words; the lender's own parts are isolated. */
export function requestText(condition: Readonly<Condition>, context: RequestContext): string {
  const { text } = requests[condition.category];
  return typeof text === 'string' ? text : text(condition, context);
}

/** The lender's comment, where it is not the text itself. */
export const requestComment = ({
  category,
  commentsToBorrower,
}: Readonly<Condition>): string | null =>
  category === 'GENERIC_DOCUMENT_REQUEST' ? null : commentsToBorrower;

/** The document types to ask for: what the lender names, else those of the category. */
export const requestedTypes = ({ category, requestDocuments }: Readonly<Condition>) =>
  requestDocuments.length > 0 ? requestDocuments : requests[category].documents;
