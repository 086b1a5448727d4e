import type { ModalId } from '#store/shell/modals.ts';

import {
  isObject,
  itemsOf,
  placeOf,
  secondsOf,
  sentenceOf,
  toText,
  told,
  wordsOf,
  type Payload,
  type Told,
} from './told.ts';

/** Dialogs that end what the borrower wanted. */
const stopModals: ReadonlySet<unknown> = new Set<ModalId>([
  'accountExists',
  'createRefused',
  'recentLine',
  'activeApplication',
  'answersNotStored',
]);

const flawWords = { blurry: 'is blurry', glare: 'has glare', cropped: 'is cropped' };

const flaws = ({ quality }: Payload): string[] =>
  Object.entries(flawWords).flatMap(([name, words]) =>
    isObject(quality) && quality[name] === true ? [words] : [],
  );

const groupOf = (group: unknown) => wordsOf(toText(group).split('/')[0] ?? '').join(' ');

const codesOf = (reasons: unknown): string =>
  itemsOf(reasons)
    .flatMap((reason) => (isObject(reason) ? toText(reason['code']) : []))
    .join(', ');

function toldLenderData({ decision, creditFreeze }: Payload): Told | null {
  if (isObject(decision)) {
    const reasons = codesOf(decision['reasons']);
    const because = reasons === '' ? 'without a reason' : `because of ${reasons}`;
    return told('lender')(`The lender decided ${toText(decision['action'])} ${because}.`);
  }
  if (!isObject(creditFreeze)) return null;
  const kinds = itemsOf(creditFreeze['bureaus']).flatMap((bureau) =>
    isObject(bureau) ? toText(bureau['kind']) : [],
  );
  const retries = toText(creditFreeze['retries']);
  return told('lender')(`The credit file has a ${kinds.join(' and a ')}. Retries: ${retries}.`);
}

function toldLink({ link, result }: Payload): Told {
  const isGood = result === 'SUCCESS';
  const words = `The link of ${toText(link)} ended with ${toText(result)}.`;
  return told('lender', isGood ? 0 : 3)(words);
}

function toldUpload(payload: Payload): Told {
  const found = flaws(payload);
  return found.length === 0
    ? told('page')('The file arrived.')
    : told('lender', 3)(`The file arrived, but it ${found.join(' and ')}.`);
}

/** Actions that aren't the borrower's, but part of the story. */
const facts: Readonly<Record<string, (payload: Payload) => Told | null>> = {
  'shell/locationChanged': ({ pathname }) => told('page')(`Opened ${placeOf(pathname)}`),
  'shell/linkFollowed': ({ to }) => told('borrower')(`Followed a link to ${placeOf(to)}`),
  'shell/redirected': ({ to }) => told('technical')(`Was led to ${placeOf(to)}`),
  'shell/backPressed': () => told('borrower')('Pressed Back'),
  'shell/exitChosen': ({ to }) => told('borrower')(`Left for ${placeOf(to)}`),
  'shell/modalOpened': ({ id }) =>
    told('page', stopModals.has(id) ? 2 : 0)(`A dialog opened: ${toText(id)}`),
  'shell/modalClosed': ({ id }) => told('borrower')(`Closed the dialog: ${toText(id)}`),
  'shell/toastShown': ({ tone }) =>
    tone === 'error' ? told('page', 2)('An error message was shown.') : null,
  'shell/toastDismissed': () => told('borrower')('Closed a message'),
  'shell/errorReported': ({ kind, place }) =>
    told(
      'page',
      3,
    )(`An error of our code: ${toText(kind)}${typeof place === 'string' ? ` at ${place}` : ''}`),
  'shell/regionFailed': ({ region }) =>
    told('page', 3)(`A part of the page could not be drawn: ${toText(region)}`),
  'shell/chunkMissed': ({ page }) => told('technical', 1)(`Code did not arrive: ${toText(page)}`),
  'shell/chunkGivenUp': () => told('page', 3)('Code of the page did not arrive.'),
  'shell/redirectsLooped': () => told('page', 3)('The page led in a circle.'),
  'shell/storageRefused': () => told('page', 2)('The browser refused to store answers.'),
  'shell/connectionChanged': ({ isOnline }) =>
    isOnline === true
      ? told('page')('The network is back.')
      : told('page', 2)('The network is gone.'),
  'shell/maintenanceDecided': ({ isInMaintenance }) =>
    isInMaintenance === true ? told('page', 3)('The page is closed for maintenance.') : null,
  'shell/waitRequested': ({ call, ms }) =>
    told('lender', 2)(`The lender asked us to wait ${secondsOf(ms)} (${toText(call)}).`),
  'shell/logRequested': () => told('borrower')('Saved a log'),
  'shell/logDeliveryRequested': () => told('borrower')('Sent a log to support'),
  'identity/identityReceived': () => told('page')('The borrower is signed in.'),
  'identity/identityAbsent': () => told('page')('Nobody is signed in.'),
  'identity/sessionEnded': () => told('lender', 3)('The session ended.'),
  'identity/loggedOut': () => told('page')('Logged out.'),
  'registration/registrationSubmitted': () => told('borrower')('Sent the registration'),
  'registration/offerRefused': ({ note }) =>
    told('lender', 3)(`The offer code was refused: ${toText(note)}`),
  'registration/referrerRefused': () => told('lender', 3)('The referrer was refused.'),
  'registration/referralRefused': () => told('lender', 3)('The referral was refused.'),
  'chain/accountCreated': () => told('lender')('An account was created.'),
  'chain/applicationCreated': () => told('lender')('The application was created.'),
  'application/linkRequested': ({ link }) => told('borrower')(`Asked to link: ${toText(link)}`),
  'application/statusCheckRequested': () => told('borrower')('Asked for the latest status'),
  'application/stepSent': ({ step }) =>
    told('lender')(`The lender accepted: ${wordsOf(toText(step)).join(' ')}`),
  'statusCheck/statusUnchanged': () => told('lender')('The lender had nothing new.'),
  'lenderData/lenderDataReceived': toldLenderData,
  'linking/linkEnded': toldLink,
  'offers/offersExpired': () => told('lender', 3)('The offers expired.'),
  'uploads/fileAdded': ({ group }) => told('borrower')(`Added a file: ${groupOf(group)}`),
  'uploads/uploadSent': toldUpload,
  'signerLogin/loginFormSent': ({ form }) =>
    told('lender')(`The lender accepted: ${wordsOf(toText(form)).join(' ')}`),
  'support/supportSent': () => told('page')('The question reached support.'),
  'chat/conversationStarted': () => told('page')('A chat began.'),
  'chat/conversationEnded': ({ reason }) => told('page')(`The chat ended: ${toText(reason)}`),
  'chat/alertShown': ({ alert }) => told('page', 2)(`The chat said: ${toText(alert)}`),
  'actionLog/lineUnreadable': () => told('page')("A line that can't be read"),
};

export const factTypes: ReadonlySet<string> = new Set(Object.keys(facts));

/** Tells an action by its sentence, or returns null. */
export const toldFact = (type: string, payload: unknown): Told | null =>
  factTypes.has(type) && isObject(payload ?? {})
    ? (facts[type]?.(isObject(payload) ? payload : {}) ?? null)
    : null;

/** Tells any other action by its name. */
export const toldName = (type: string): Told =>
  told('technical')(sentenceOf(wordsOf(type.split('/')[1] ?? type)));
