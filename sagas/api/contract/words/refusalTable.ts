import { open } from './codeTables.ts';

/** The codes of refusals that change what the app does. For any other code, the app shows the message. */
export const refusalTable = open(
  'RefusalCode',
  'Why a call was refused. The app shows the message of any other code.',
  {
    STEP_NOT_OPEN: '409: the step is over. The app reads the status and goes to its screen.',
    IDEMPOTENCY_KEY_REUSED: '422: the key stands for another body. The app makes a new key.',
    IDENTITY_EXISTS: '401: this email has a login. The app asks to sign in.',
    INCOMPLETE: '422: an income is not confirmed yet. The app shows the message.',
    OFFER_EXPIRED: '409: the numbers have ended. The app reads the offers again.',
    SUMMARY_LOCKED:
      '409: after the hard check nothing can be changed. The app shows a phone number.',
    PDF_PASSWORD: '422: the PDF needs a password. The app asks for it.',
    TOO_MANY_FILES: '422: no more files are taken. The app asks to remove one.',
    DOCUMENT_CHANGED: '409: the document has changed. The app shows the new version.',
    CONDITION_NOT_OPEN: '409: nothing more is needed. The app goes back to `conditions`.',
    SLOT_TAKEN: '409: somebody else has the time. The app shows other times.',
    HOLD_ENDED: '409: the time is not kept anymore. The app shows other times.',
    NOT_ACH: '404: the bank takes no electronic transfers. The app asks for another one.',
    ALIAS_TAKEN: '409: the phone number belongs to another account. The app asks for another one.',
  },
);
