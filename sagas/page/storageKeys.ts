export const ANONYMOUS = 'anonymous';

/** Every key in the browser's storage. */
export const storageKeys = {
  token: 'homeline.token',
  tokenOwner: 'homeline.tokenOwner',
  /** A user signed in here or left to do so, so the next visit asks for the identity (decision 35). */
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
  /** Written and removed at once, to test the available space. */
  savedFormTrial: 'homeline.savedFormTrial',
  dismissedBanners: 'homeline.dismissedBanners',
  tracker: 'homeline.tracker',
  telemetrySession: 'homeline.telemetrySession',
  /** This tab's id for the session replay (API-07). */
  replay: 'homeline.replay',
  /** The applications whose experiments are saved (EXP-02). */
  experiments: 'homeline.experiments',
  /** A log-out that the lender hasn't confirmed: the broker's kind, and the time. */
  logout: 'homeline.logout',
  signerReload: 'homeline.signerReload',
  /** The link that the browser left for: application, link session and screens (F-13). */
  link: 'homeline.link',
  /** The tokens of an additional signer's link, in case the login page reloads (ROUTE-SIGN-03). */
  signerLink: 'homeline.signerLink',
  /** The chat of this browser, for reloads and other tabs (CHAT-24). */
  chat: 'homeline.chat',
} as const;

/** What a tab wrote in the chat but hasn't sent. Each open tab has its own, and the next tab takes it over. */
export const chatDraftKeys: readonly string[] = Array.from(
  { length: 8 },
  (_none, tab) => `${storageKeys.chat}Draft.${tab}`,
);

export const chatFallbackKey = (key: string): string => `${key}.fallback`;
