import { throwBug } from '#sagas/api/apiError.ts';
import { readStatesEligibility, readZipEligibility } from '#sagas/api/contract/eligibility.ts';
import { lazySaga, orReport } from '#sagas/control/lazySaga.ts';
import {
  call,
  delay,
  fork,
  join,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { retrying, READ_RETRY } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { untilDraftWasRead } from '#sagas/navigation/until.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectProfile } from '#store/identity/selectors.ts';
import { profileReceived } from '#store/identity/slice.ts';
import { selectOrgCode, selectSwitches } from '#store/org/selectors.ts';
import { normaliseLenderAddress } from '#store/person/address.ts';
import { campaignOf } from '#store/registration/campaignOf.ts';
import {
  selectAsksForSms,
  selectCampaign,
  selectDraftWasRestored,
  selectSmsPrompts,
} from '#store/registration/selectors.ts';
import {
  eligibilityReceived,
  prefillReceived,
  prefillsSettled,
  registrationEntered,
  smsPromptsReceived,
  type SmsPrompts,
} from '#store/registration/slice.ts';
import { selectStep } from '#store/registration/flow.ts';
import { screenAt, type ScreenId } from '#store/shell/screens.ts';
import { selectLocation, selectParameters } from '#store/shell/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

import { readSmsPrompt } from './smsPrompt.ts';

const loadOriginator = lazySaga(
  () => import(/* webpackChunkName: "referral" */ './originator.ts'),
  (module) => module.loadOriginator,
);

const prefillFromParameters = lazySaga(
  () => import(/* webpackChunkName: "referral" */ './prefill.ts'),
  (module) => module.prefillFromParameters,
);

const registrationScreens = new Set<ScreenId | undefined>([
  'registerV2',
  'registerV2Step',
  'register',
  'accountSetup',
]);

function* loadStates(ports: Ports, orgCode: string) {
  try {
    const { states } = yield* retrying(READ_RETRY, () =>
      send(ports, readStatesEligibility, { query: { orgCode } }),
    );
    yield* put(eligibilityReceived({ states }));
  } catch (error) {
    throwBug(error);
  }
}

function* loadZips(ports: Ports, orgCode: string) {
  try {
    const { blockedZips } = yield* retrying(READ_RETRY, () =>
      send(ports, readZipEligibility, { query: { orgCode } }),
    );
    yield* put(eligibilityReceived({ blockedZips }));
  } catch (error) {
    throwBug(error);
  }
}

/** CALL-SUB-08, CALL-SUB-09: a prompt that fails has no box and no consent, and holds up no other. */
function* loadPrompt(ports: Ports, kind: keyof SmsPrompts): SagaGenerator<void> {
  const prompt = yield* call(readSmsPrompt, ports, kind, READ_RETRY);
  const known = yield* select(selectSmsPrompts);
  yield* put(smsPromptsReceived({ ...known, [kind]: prompt }));
}

/** What the lender knows of a person who is signed in fills the form (decision 8). */
function* prefillFromProfile() {
  for (;;) {
    const profile = yield* select(selectProfile);
    if (profile !== null) {
      const home = profile.homeAddress && normaliseLenderAddress(profile.homeAddress);
      yield* put(
        prefillReceived({
          source: 'profile',
          prefill: {
            propertyAddress: home,
            homeAddress: home,
            name: profile.name,
            income: null,
            dob: profile.dob,
            email: profile.email,
            phoneNumber: profile.phoneNumber,
          },
        }),
      );
    }
    yield* take(profileReceived);
  }
}

/** The text of a stored draft that could not be opened, over which nothing is written before an answer (FT-26). */
function* lockedDraft({ session }: Ports) {
  const isOpened = yield* select(selectDraftWasRestored);
  return isOpened ? null : session.read(storageKeys.draft);
}

/** Waits until the person is on a registration screen. */
function* untilRegistration() {
  for (;;) {
    const { pathname } = yield* select(selectLocation);
    if (registrationScreens.has(screenAt(pathname)?.screen)) return;
    yield* take(locationChanged);
  }
}

/** chosen: as long as one read may take. A service that asks to wait longer holds up no question (FT-05). */
const LONGEST_PREFILL_MS = 10_000;

/** Says when every service that the address names was asked; an answer that comes later still fills untouched fields. */
function* prefill(ports: Ports, isNamed: boolean): SagaGenerator<void> {
  if (isNamed) {
    const asking = yield* fork(orReport, ports, () => prefillFromParameters(ports));
    yield* race([join(asking), delay(LONGEST_PREFILL_MS)]);
  }
  yield* put(prefillsSettled());
}

/** Entering registration: what the address says is remembered, and what the steps need is loaded. */
function* enterRegistration(ports: Ports) {
  yield* call(untilRegistration);
  yield* call(untilDraftWasRead);
  const parameters = yield* select(selectParameters);
  const campaign = campaignOf(parameters, yield* select(selectCampaign));
  yield* put(registrationEntered({ campaign }));

  const orgCode = yield* select(selectOrgCode);
  const { referrerRequired } = yield* select(selectSwitches);
  // Read at once: the draft that names the referrer is written while the code is fetched.
  const locked = yield* call(lockedDraft, ports);
  if (campaign.referrerId !== null || referrerRequired)
    yield* fork(orReport, ports, () => loadOriginator(ports, locked));
  yield* fork(loadStates, ports, orgCode);
  yield* fork(loadZips, ports, orgCode);
  const namesPrefill = [campaign.offerCode, campaign.referralId, campaign.affiliate].some(
    (source) => source !== null,
  );
  yield* fork(prefill, ports, namesPrefill);
  yield* fork(prefillFromProfile);
  if (!(yield* select(selectAsksForSms))) return;
  // The first question asks nothing about texts.
  if ((yield* select(selectStep)) === 'propertyAddress') yield* call(() => ports.page.firstInput());
  for (const kind of ['transactional', 'marketing'] as const) yield* fork(loadPrompt, ports, kind);
}

/** Registration is entered once, and nothing of it is learned after logging out (FT-30). */
export function* watchRegistrationEntry(ports: Ports): SagaGenerator<void> {
  yield* untilLogout(enterRegistration, ports);
}
