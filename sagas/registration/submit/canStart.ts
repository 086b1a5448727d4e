import { readApplications } from '#sagas/api/contract/application.ts';
import { throwBug } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { readAbilityToStart } from '#sagas/api/contract/registration.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
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
import type { Originator } from '#store/registration/originator.ts';
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

/** The originator of an inquiry, who need not be the one that referred the person now; without the service, nobody. */
function* originatorOf(
  ports: Ports,
  referrerUuid: string | null,
): SagaGenerator<Originator | null> {
  if (referrerUuid === null) return null;
  try {
    return yield* call(readShownOriginator, ports, referrerUuid);
  } catch (error) {
    throwBug(error);
    return null;
  }
}

function* modalOf(ports: Ports, found: ExistingApplicationModal): SagaGenerator<Modal> {
  switch (found.kind) {
    case 'accountExists':
      return {
        id: 'accountExists',
        reason: 'cannotStart',
        organizations: [...found.organizations],
      };
    case 'inquiry':
      return { id: 'inquiry', originator: yield* call(originatorOf, ports, found.referrerUuid) };
    case 'fortyFiveDays':
      return { id: 'recentLine', againOn: found.againOn };
    case 'active':
      return { id: 'activeApplication', uuid: found.uuid };
  }
}

/**
 * CALL-SUB-05 and CALL-ELIG-04: whether this person may start here, in the order of A-25; `false` after
 * the modal that says why not.
 */
export function* canStart(ports: Ports): SagaGenerator<boolean> {
  const { canStartApplication, organizationsWithActiveApplication } = yield* send(
    ports,
    readAbilityToStart,
    {},
  );
  const applications = yield* send(ports, readApplications, {});
  const { inquiryExemptBrokerNmls } = yield* select(selectSwitches);
  const todayIso = yield* call(loadToday, ports);
  const found = existingApplicationModal(
    {
      canStartApplication,
      organizationsWithActiveApplication: organizationsWithActiveApplication ?? [],
    },
    pickApplication(applications.map(existingOf)),
    { exemptBrokerNmls: inquiryExemptBrokerNmls, todayIso },
  );
  if (found === null) return true;
  yield* put(modalOpened(yield* call(modalOf, ports, found)));
  return false;
}
