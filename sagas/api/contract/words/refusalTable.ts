import type { CallName } from '#sagas/api/contract/contract.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';

import { open } from './codeTables.ts';

interface RefusalWords {
  readonly status: number;
  readonly what: string;
  /** The calls that it refuses, by name or by their declaration. */
  readonly calls: readonly CallName[] | ((call: Endpoint) => boolean);
}

/** The codes of refusals that change what the app does. For any other code, the app shows the message. */
export const refusals: Readonly<Record<string, RefusalWords>> = {
  STEP_NOT_OPEN: {
    status: 409,
    what: 'the step is over. The app reads the status and goes to its screen.',
    // A signing request has no id: it is the signer's only one.
    calls: ({ method, path }) => method !== 'GET' && /\{uuid\}|\/co-deed\//.test(path),
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    what: 'the key stands for another body. The app makes a new key.',
    calls: ({ creates }) => creates === true,
  },
  IDENTITY_EXISTS: {
    status: 401,
    what: 'this email has a login. The app asks to sign in.',
    calls: ['registerIdentity', 'registerWithBroker'],
  },
  INCOMPLETE: {
    status: 422,
    what: 'an income is not confirmed yet. The app shows the message.',
    calls: ['submitIncome'],
  },
  OFFER_EXPIRED: {
    status: 409,
    what: 'the numbers have ended. The app reads the offers again.',
    calls: ['quoteOffer', 'emailOffer', 'selectOffer'],
  },
  SUMMARY_LOCKED: {
    status: 409,
    what: 'after the hard check nothing can be changed. The app shows a phone number.',
    calls: ['saveSummary'],
  },
  PDF_PASSWORD: {
    status: 422,
    what: 'the PDF needs a password. The app asks for it.',
    calls: ['uploadDocument'],
  },
  TOO_MANY_FILES: {
    status: 422,
    what: 'no more files are taken. The app asks to remove one.',
    calls: ['uploadDocument'],
  },
  DOCUMENT_CHANGED: {
    status: 409,
    what: 'the document has changed. The app shows the new version.',
    calls: ['signDocument'],
  },
  CONDITION_NOT_OPEN: {
    status: 409,
    what: 'nothing more is needed. The app goes back to `conditions`.',
    calls: ['submitCondition', 'sendConditionCode', 'decideCondition'],
  },
  SLOT_TAKEN: {
    status: 409,
    what: 'somebody else has the time. The app shows other times.',
    calls: ['holdNotarySlot', 'bookNotary', 'moveAppointment'],
  },
  HOLD_ENDED: {
    status: 409,
    what: 'the time is not kept anymore. The app shows other times.',
    calls: ['bookNotary'],
  },
  NOT_ACH: {
    status: 422,
    what: 'the bank takes no electronic transfers. The app asks for another one.',
    calls: ['addBankAccount'],
  },
  ALIAS_TAKEN: {
    status: 409,
    what: 'the phone number belongs to another account. The app asks for another one.',
    calls: ['savePhone'],
  },
};

/** Whether a call can be refused with a row's code and status. */
export const isRefusedBy = ({ calls }: RefusalWords, call: Endpoint): boolean =>
  typeof calls === 'function' ? calls(call) : calls.some((name) => name === call.name);

export const refusalTable = open(
  'RefusalCode',
  'Why a call was refused. The app shows the message of any other code.',
  Object.fromEntries(
    Object.entries(refusals).map(([code, { status, what }]) => [code, `${status}: ${what}`]),
  ),
);
