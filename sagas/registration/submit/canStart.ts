import { readApplications } from '#sagas/api/contract/application.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { readAbilityToStart } from '#sagas/api/contract/registration.ts';
import { all, call, put, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { readShownOriginator } from '#sagas/registration/originator.ts';
import { loadToday } from '#sagas/page/today.ts';
import {
  selectIsProfileAbsent,
  selectIsSignedIn,
  selectProfile,
} from '#store/identity/selectors.ts';
import { profileAbsent, profileReceived } from '#store/identity/slice.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import {
  existingApplicationModal,
  pickApplication,
  type ExistingApplication,
  type ExistingApplicationModal,
} from '#store/registration/existingApplication.ts';
import { selectChain, selectStep } from '#store/registration/flow.ts';
import type { ModalState } from '#store/shell/modals.ts';
import { modalOpened } from '#store/shell/slice.ts';

const existingOf = (wire: AnswerOf<typeof readApplications>[number]): ExistingApplication => ({
  uuid: wire.uuid,
  active: wire.active,
  activeForAppStart: wire.activeForAppStart,
  isInquiry: wire.isInquiry,
  checklistStatus: wire.status.checklistStatus ?? 'UNKNOWN',
  accountOpenedDate: wire.accountOpenedDate,
  referrerUuid: wire.referrer?.referrerUuid ?? null,
  wholesaleBrokerNmls: wire.referrer?.wholesaleBrokerNmls ?? null,
});

function* modalOf(ports: Ports, found: ExistingApplicationModal): SagaGenerator<ModalState> {
  switch (found.kind) {
    case 'accountExists':
      return { id: found.kind, reason: 'cannotStart', organizations: [...found.organizations] };
    case 'inquiry': {
      // The originator of the inquiry, who may differ from the referrer.
      const { referrerUuid } = found;
      const originator =
        referrerUuid && (yield* nullOnFailure(() => readShownOriginator(ports, referrerUuid)));
      return { id: 'inquiry', originator: originator || null };
    }
    case 'fortyFiveDays':
      return { id: 'recentLine', againOn: found.againOn };
    case 'active':
      return { id: 'activeApplication', uuid: found.uuid };
  }
}

/**
 * CALL-SUB-05, CALL-ELIG-04: returns the modal that says why this user may not start here, in the order of A-25, or
 * null.
 */
function* blockingModal(ports: Ports): SagaGenerator<ModalState | null> {
  const { ability, applications } = yield* all({
    ability: call(() => send(ports, readAbilityToStart, {})),
    applications: call(() => send(ports, readApplications, {})),
  });
  const { inquiryExemptBrokerNmls } = yield* select(selectSwitches);
  const todayIso = yield* call(loadToday, ports);
  const found = existingApplicationModal(ability, pickApplication(applications.map(existingOf)), {
    exemptBrokerNmls: inquiryExemptBrokerNmls,
    todayIso,
  });
  return found && (yield* call(modalOf, ports, found));
}

/** Whether this user may start here. If not, opens the modal that says why. */
export function* canStart(ports: Ports): SagaGenerator<boolean> {
  const modal = yield* call(blockingModal, ports);
  if (modal !== null) yield* put(modalOpened(modal));
  return modal === null;
}

/** Whether a user is in registration and hasn't started to submit. */
function* isBeforeSubmit() {
  const isSignedIn = yield* select(selectIsSignedIn);
  const { startedAt } = yield* select(selectChain);
  const isAtQuestion = (yield* select(selectStep)) !== null;
  return isSignedIn && isAtQuestion && startedAt === null;
}

/** The profile tells whether the user is an additional signer, who is a visitor of this product (FT-27). */
function* untilProfileIsKnown() {
  while ((yield* select(selectProfile)) === null && !(yield* select(selectIsProfileAbsent)))
    yield* take([profileReceived, profileAbsent]);
}

/**
 * On the first screen, tells the user at once what submitting would say (MODAL-45D, MODAL-INQ, MODAL-ACTIVE). Ignores a
 * failure, because submitting checks again.
 */
export function* showExistingApplication(ports: Ports): SagaGenerator<void> {
  yield* call(untilProfileIsKnown);
  yield* call(() => ports.page.rest());
  if (!(yield* call(isBeforeSubmit))) return;
  const modal = yield* nullOnFailure(() => blockingModal(ports));
  if (modal !== null && (yield* call(isBeforeSubmit))) yield* put(modalOpened(modal));
}
