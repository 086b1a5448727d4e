import { call, delay, put, race, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { untilDraftWasRead } from '#sagas/navigation/until.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { profileReceived } from '#store/identity/slice.ts';
import { campaignSources, prefilled } from '#store/registration/prefill.ts';
import {
  selectArePrefillsSettled,
  selectEligibility,
  selectPrefills,
} from '#store/registration/selectors.ts';
import {
  selectChain,
  selectStepAddress,
  selectDraft,
  selectFlow,
  selectIsStepOpen,
  selectStep,
  selectFlowContext,
} from '#store/registration/flow.ts';
import {
  eligibilityReceived,
  licenceReceived,
  prefillsSettled,
} from '#store/registration/slice.ts';
import { addressOfStep, frontier, isReached } from '#store/registration/steps.ts';
import { applicationPath, BASE_PATH, type ScreenId } from '#store/shell/screens.ts';
import { selectLocation, selectParameters } from '#store/shell/selectors.ts';
import { redirected, todayChanged } from '#store/shell/slice.ts';
import { selectClosedPage } from '#store/navigation/view.ts';

const closingEvents = [profileReceived, licenceReceived, todayChanged, eligibilityReceived];

const closedPaths = { notAcceptingApps: 'not-accepting-apps', comingSoon: 'coming-soon' } as const;

/** Without the flag, redirects from the redesigned flow to the other one and keeps the query (REDIR-REG-1). */
function* leaveRedesign() {
  const { search } = yield* select(selectLocation);
  const step = yield* select(selectStep);
  const to =
    step === null || step === 'propertyAddress'
      ? `${BASE_PATH}/register${search}`
      : addressOfStep(step, 'wrapper', search);
  yield* put(redirected({ to, replace: true }));
}

/** Our choice: a redirect waits up to this long for the list of states. */
const MAX_AREA_WAIT_MS = 3_000;

/** After a reload, the answers load first, but the open steps also depend on where the lender lends (ELIG-01). */
function* untilAreaIsKnown() {
  while (!Object.values(yield* select(selectEligibility)).every(Boolean))
    yield* take(eligibilityReceived);
}

/**
 * Shows a step only if the steps before it are answered, or else the first open one (REG-SEQ-08, A-06). A sign-in, a
 * license or a new day may close the step during the visit (SIDE-07, ELIG-06, A-15).
 */
function* guardStep() {
  yield* call(untilDraftWasRead);
  const chain = yield* select(selectChain);
  if (chain.status === 'finished') {
    yield* put(redirected({ to: applicationPath(chain.applicationUuid), replace: true }));
    return;
  }
  const context = yield* select(selectFlowContext);
  const step = yield* select(selectStep);
  const mayOpen = step !== null && isReached({ ...context, isWaitlisted: true }, step);
  if (mayOpen && !(yield* select(selectIsStepOpen)))
    yield* race([call(untilAreaIsKnown), delay(MAX_AREA_WAIT_MS)]);
  while (yield* select(selectIsStepOpen)) yield* take(closingEvents);
  const here = frontier(yield* select(selectFlowContext)) ?? 'propertyAddress';
  yield* put(redirected({ to: yield* select(selectStepAddress, here), replace: true }));
}

/** Account setup needs a known property (screens.md section 2). */
function* guardAccountSetup() {
  yield* call(untilDraftWasRead);
  while (!(yield* select(selectArePrefillsSettled))) yield* take(prefillsSettled);
  const { propertyAddress } = yield* select(selectDraft);
  const prefilledAddress = prefilled(
    yield* select(selectPrefills),
    'propertyAddress',
    campaignSources,
  );
  if (propertyAddress === null && prefilledAddress === null)
    yield* put(
      redirected({ to: yield* select(selectStepAddress, 'propertyAddress'), replace: true }),
    );
}

export function* guardRegistration(_ports: Ports, screen: ScreenId): SagaGenerator<void> {
  const isStep = screen === 'registerV2' || screen === 'registerV2Step' || screen === 'register';
  if (!isStep && screen !== 'accountSetup') return;

  // After a sign-in, `resumeAfterLogin` removes the nonce first, and then the new address is guarded.
  if ((yield* select(selectParameters)).externalStateNonce !== undefined) return;
  const closed = yield* select(selectClosedPage);
  if (closed !== null) {
    const { search } = yield* select(selectLocation);
    yield* put(redirected({ to: `${BASE_PATH}/${closedPaths[closed]}${search}`, replace: true }));
    return;
  }
  if (screen === 'accountSetup') {
    yield* call(guardAccountSetup);
    return;
  }
  const isRedesign = (yield* select(selectFlow)) === 'redesign';
  if (isRedesign && !(yield* select(selectFlag('fe-heloc-redesign-2025')))) {
    yield* call(leaveRedesign);
    return;
  }
  yield* call(guardStep);
}
