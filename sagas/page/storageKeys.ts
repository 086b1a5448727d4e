/** The owner of a visitor's draft. */
export const ANONYMOUS = 'anonymous';

/** Every key in the browser's storage. */
export const storageKeys = {
  token: 'homeline.token',
  tokenOwner: 'homeline.tokenOwner',
  /** A user has signed in here, or left to do so: the next visit asks who it is (decision 35). */
  signedIn: 'homeline.signedIn',
  draft: 'homeline.draft',
  question: 'homeline.question',
  /** Fallback copies, written while the draft or question is locked. */
  draftFallback: 'homeline.draftFallback',
  questionFallback: 'homeline.questionFallback',
  applicationDraft: 'homeline.applicationDraft',
  actionLog: 'homeline.log',
  reloads: 'homeline.reloads',
  savedForm: 'homeline.savedForm',
  /** Written and removed at once, to test for room. */
  savedFormTrial: 'homeline.savedFormTrial',
  dismissedBanners: 'homeline.dismissedBanners',
  tracker: 'homeline.tracker',
  telemetrySession: 'homeline.telemetrySession',
  /** The session replay's id of this tab (API-07). */
  replay: 'homeline.replay',
  /** The applications whose experiments are saved (EXP-02). */
  experiments: 'homeline.experiments',
  /** A log-out that the lender has not confirmed: the broker's kind, and the time. */
  logout: 'homeline.logout',
  signerReload: 'homeline.signerReload',
  /** The link that the browser left for: application, link session and screens (F-13). */
  link: 'homeline.link',
  /** The tokens of an additional signer's link, for a reload of the login (ROUTE-SIGN-03). */
  signerLink: 'homeline.signerLink',
  /** The chat of this browser, for reloads and other tabs (CHAT-24). */
  chat: 'homeline.chat',
} as const;

/** What a tab has written in the chat and not sent: one of these for each open tab, and for the next one after it. */
export const chatDraftKeys: readonly string[] = Array.from(
  { length: 8 },
  (_none, tab) => `${storageKeys.chat}Draft.${tab}`,
);

/** The fallback copy of a chat's draft. */
export const chatFallbackKey = (key: string): string => `${key}.fallback`;
