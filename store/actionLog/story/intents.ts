import { declared } from '#store/application/core/features.ts';
import * as answers from '#store/registration/answers.ts';

import { isObject, sentenceOf, told, wordsOf, type Told } from './told.ts';

/** What borrowers do, by slice. The intents of application screens are declared in their features. */
const intents: Readonly<Record<string, string>> = {
  registration: `registrationSubmitted accountSubmitted ${Object.keys(answers).join(' ')}`,
  chain: 'lossySignInConfirmed',
  lookup: 'linesSubmitted nearMatchAnswered',
  identity: 'loginRequested logoutRequested leaveSurveyAnswered',
  application: `statusCheckRequested ${Object.keys(declared('intents')).join(' ')}`,
  lenderData: 'lenderDataRetried',
  offers: 'offerQuoted offerSelected offersReopened assetsRequested',
  offerCopy: 'printRequested emailRequested',
  uploads: 'fileAdded uploadRetried uploadRemoved photoAccepted uploadsSubmitted',
  notary: 'deviceCheckRequested',
  conditions: 'conditionsRetried',
  signerLogin:
    'invitationRetried signInRequested loginLinkRequested passwordResetRequested passwordChosen',
  chat:
    'chatOpened chatClosed preChatSubmitted attachmentsAdded attachmentRemoved sendRequested messageRetried ' +
    'messageDeleted attachmentRequested endRequested newChatRequested feedbackGiven',
  shell:
    'linkFollowed backPressed exitChosen modalClosed toastDismissed areaRetried retryRequested logRequested ' +
    'logDeliveryRequested',
  support: 'supportRequested',
  feedback: 'feedbackSubmitted',
  banners: 'bannerDismissed',
};

export const intentTypes: ReadonlySet<string> = new Set(
  Object.entries(intents).flatMap(([slice, names]) =>
    names.split(' ').map((name) => `${slice}/${name}`),
  ),
);

/** The verb of an intent, where its name has another one than we would say. */
const verbs: Readonly<Record<string, string>> = {
  submitted: 'answered',
  requested: 'asked for',
  retried: 'tried again',
  quoted: 'chose',
};

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z\d_]{1,40}$/.test(value);

/** Tells an intent with the codes that the borrower chose: "Answered: income (RETIRED)". */
export function toldIntent(type: string, payload: unknown): Told | null {
  if (!intentTypes.has(type)) return null;
  const [, name = type] = type.split('/');
  const words = wordsOf(name);
  const last = words.pop() ?? '';
  const verb = sentenceOf([verbs[last] ?? last]);
  const codes = isObject(payload) ? Object.values(payload).filter(isCode) : [];
  const chosen = codes.length > 0 ? ` (${codes.join(', ')})` : '';
  return told('borrower')(`${verb}: ${words.join(' ')}${chosen}`);
}
