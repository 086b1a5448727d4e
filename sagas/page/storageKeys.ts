/** Whose a draft is that belongs to somebody who is not signed in. */
export const ANONYMOUS = 'anonymous';

/** Every key this application keeps in the browser. */
export const storageKeys = {
  token: 'homeline.token',
  /** Whose the token is. */
  tokenOwner: 'homeline.tokenOwner',
  draft: 'homeline.draft',
  question: 'homeline.question',
  /** What was answered, or asked, while that one was closed. */
  draftFallback: 'homeline.draftFallback',
  questionFallback: 'homeline.questionFallback',
  applicationDraft: 'homeline.applicationDraft',
  actionLog: 'homeline.log',
  reloads: 'homeline.reloads',
  /** The version of the app that was reloaded for the code of a saga. */
  codeReload: 'homeline.codeReload',
  savedForm: 'homeline.savedForm',
  /** Written and taken away at once, to see whether there is room for a saved form. */
  savedFormTrial: 'homeline.savedFormTrial',
  tracker: 'homeline.tracker',
  telemetrySession: 'homeline.telemetrySession',
  /** A log-out that the lender has not confirmed: the broker's kind, and when. */
  logout: 'homeline.logout',
  signerReload: 'homeline.signerReload',
} as const;
