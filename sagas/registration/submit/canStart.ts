import { readApplications } from '#sagas/api/contract/application.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { readAbilityToStart } from '#sagas/api/contract/registration.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { readShownOriginator } from '#sagas/registration/originator.ts';
import { loadToday } from '#sagas/page/today.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import {
  existingApplicationModal,
  pickApplication,
  type ExistingApplication,
  type ExistingApplicationModal,
} from '#store/registration/existingApplication.ts';
import type { Modal } from '#store/shell/modals.ts';
import { modalOpened } from '#store/shell/slice.ts';

const existingOf = (wire: AnswerOf<typeof readApplications>[number]): ExistingApplication => ({
  uuid: wire.uuid,
  active: wire.active ?? false,
  activeForAppStart: wire.activeForAppStart ?? false,
  isInquiry: wire.isInquiry ?? false,
  checklistStatus: wire.status.checklistStatus ?? 'UNKNOWN',
  accountOpenedDate: wire.accountOpenedDate,
  referrerUuid: wire.referrer?.referrerUuid ?? null,
  wholesaleBrokerNmls: wire.referrer?.wholesaleBrokerNmls ?? null,
});

function* modalOf(ports: Ports, found: ExistingApplicationModal): SagaGenerator<Modal> {
  switch (found.kind) {
    case 'accountExists':
      return { id: found.kind, reason: 'cannotStart', organizations: [...found.organizations] };
    case 'inquiry': {
      // The originator of the inquiry, who may not be the referring one.
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

/** CALL-SUB-05, CALL-ELIG-04: whether this user may start here, in the order of A-25; `false` after the modal that says why not. */
export function* canStart(ports: Ports): SagaGenerator<boolean> {
  const ability = yield* send(ports, readAbilityToStart, {});
  const applications = yield* send(ports, readApplications, {});
  const { inquiryExemptBrokerNmls } = yield* select(selectSwitches);
  const todayIso = yield* call(loadToday, ports);
  const found = existingApplicationModal(ability, pickApplication(applications.map(existingOf)), {
    exemptBrokerNmls: inquiryExemptBrokerNmls,
    todayIso,
  });
  if (found === null) return true;
  yield* put(modalOpened(yield* call(modalOf, ports, found)));
  return false;
}
