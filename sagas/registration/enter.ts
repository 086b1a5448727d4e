import { readStatesEligibility, readZipEligibility } from '#sagas/api/contract/eligibility.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
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
import { later, loadOptional } from '#sagas/loadCode.ts';
import { untilDraftWasRead, untilPageIsUsed, untilSignedIn } from '#sagas/navigation/until.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectProfile } from '#store/identity/selectors.ts';
import { profileReceived } from '#store/identity/slice.ts';
import { selectOrgCode, selectSwitches } from '#store/org/selectors.ts';
import { normaliseLenderAddress } from '#store/person/address.ts';
import { campaignOf } from '#store/registration/campaignOf.ts';
import type { LendingArea } from '#store/registration/eligibility.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';
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

const registrationScreens = new Set<ScreenId | undefined>([
  'registerV2',
  'registerV2Step',
  'register',
  'accountSetup',
]);

/** Reads one list of where the lender lends. Without it, the lender decides when the application is created. */
function* loadEligibility(read: () => SagaGenerator<Partial<LendingArea>>): SagaGenerator<void> {
  const area = yield* nullOnFailure(() => retrying(READ_RETRY, read));
  if (area !== null) yield* put(eligibilityReceived(area));
}

/** CALL-SUB-08, CALL-SUB-09: a prompt that fails has no box and no consent, and doesn't delay the others. */
function* loadPrompt(ports: Ports, kind: keyof SmsPrompts): SagaGenerator<void> {
  const prompt = yield* call(readSmsPrompt, ports, kind, READ_RETRY);
  const known = yield* select(selectSmsPrompts);
  yield* put(smsPromptsReceived({ ...known, [kind]: prompt }));
}

/** Prefills the forms from the user's profile (decision 8). */
function* prefillFromProfile() {
  for (;;) {
    const profile = yield* select(selectProfile);
    if (profile !== null) {
      const { name, dob, email, phoneNumber } = profile;
      const home = profile.homeAddress && normaliseLenderAddress(profile.homeAddress);
      const known = { propertyAddress: home, homeAddress: home, name, dob, email, phoneNumber };
      const prefill = { ...emptyPrefill, ...known };
      yield* put(prefillReceived({ source: 'profile', prefill }));
    }
    yield* take(profileReceived);
  }
}

/** Returns the stored draft if it is locked. Nothing overwrites it before the first answer (FT-26). */
function* lockedDraft({ session }: Ports) {
  return (yield* select(selectDraftWasRestored)) ? null : session.read(storageKeys.draft);
}

function* untilRegistration() {
  for (;;) {
    const { pathname } = yield* select(selectLocation);
    if (registrationScreens.has(screenAt(pathname)?.screen)) return;
    yield* take(locationChanged);
  }
}

const loadCampaign = () => import('./campaign.ts');

function* askServices(ports: Ports): SagaGenerator<void> {
  const code = yield* loadOptional(loadCampaign);
  if (code) yield* call(code.prefillFromParameters, ports);
}

/** Reads the referrer's loan officer. `locked` is the locked draft on entry. */
function* readReferrer(ports: Ports, locked: string | null): SagaGenerator<void> {
  const code = yield* loadOptional(loadCampaign);
  if (code) yield* call(code.loadOriginator, ports, locked);
}

/** Our choice: the time for one read. A service that asks for a longer wait doesn't delay a question (FT-05). */
const MAX_PREFILL_MS = 10_000;

/** Ends when every service in the address has responded. A later response still fills untouched fields. */
function* prefill(ports: Ports, isNamed: boolean): SagaGenerator<void> {
  if (isNamed) {
    const asking = yield* fork(askServices, ports);
    yield* race([join(asking), delay(MAX_PREFILL_MS)]);
  }
  yield* put(prefillsSettled());
}

/** Checks early for a signed-in user. A visitor makes no call (ELIG-05). */
function* checkApplications(ports: Ports): SagaGenerator<void> {
  yield* call(untilSignedIn);
  const code = yield* loadOptional(later);
  if (code) yield* call(code.showExistingApplication, ports);
}

/** Stores the campaign from the address and loads what the steps need. */
function* enterRegistration(ports: Ports) {
  yield* call(untilRegistration);
  yield* call(untilDraftWasRead);
  const parameters = yield* select(selectParameters);
  const campaign = campaignOf(parameters, yield* select(selectCampaign));
  yield* put(registrationEntered({ campaign }));

  const { referrerRequired } = yield* select(selectSwitches);
  // Read now, because the draft with the referrer is written while the chunk loads.
  const locked = yield* call(lockedDraft, ports);
  if (campaign.referrerId !== null || referrerRequired) yield* fork(readReferrer, ports, locked);
  const namesPrefill = [campaign.offerCode, campaign.referralId, campaign.affiliate].some(
    (source) => source !== null,
  );
  yield* fork(prefill, ports, namesPrefill);
  yield* fork(prefillFromProfile);
  const isAtStart = (yield* select(selectStep)) === 'propertyAddress';
  if (isAtStart) yield* fork(checkApplications, ports);
  yield* call(untilPageIsUsed, ports);
  const query = { orgCode: yield* select(selectOrgCode) };
  yield* fork(loadEligibility, () => send(ports, readStatesEligibility, { query }));
  yield* fork(loadEligibility, () => send(ports, readZipEligibility, { query }));
  if (!(yield* select(selectAsksForSms))) return;
  for (const kind of ['transactional', 'marketing'] as const) yield* fork(loadPrompt, ports, kind);
}

/** Enters registration once, until the log-out (FT-30). */
export function* watchRegistrationEntry(ports: Ports): SagaGenerator<void> {
  yield* untilLogout(enterRegistration, ports);
}
