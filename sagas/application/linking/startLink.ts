import { screenOf } from '#store/application/core/screens.ts';
import { startBankLink, startIncomeLink } from '#sagas/api/contract/linking.ts';
import { sendingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { leaveForService } from '#sagas/navigation/exits.ts';
import type { Ports } from '#sagas/ports.ts';
import type { linkRequested } from '#store/application/linking/actions.ts';
import { linkMethod } from '#store/application/linking/linkTypes.ts';
import { linkEnded } from '#store/application/linking/slice.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import { dropStoredLink, storeLink } from './storedLink.ts';

/** "Continue to secure link": starts a link session and redirects to the provider's page (F-13). */
export function* startLink(
  ports: Ports,
  { payload: { link, returnTo, recordUuid } }: ReturnType<typeof linkRequested>,
): SagaGenerator<void> {
  const uuid = yield* select(selectUuidInHand);
  const screen = yield* select(selectScreenId);
  // The lender identifies screens by path.
  const wireReturn = { returnTo: screenOf(returnTo).path };
  const session = yield* sendingStep({
    step: 'link',
    screen: null,
    ask: (of) =>
      link === 'bank'
        ? send(ports, startBankLink, { path: { uuid: of }, body: wireReturn })
        : send(ports, startIncomeLink, {
            path: { uuid: of },
            body: { type: linkMethod(link), ...wireReturn, ...(recordUuid && { recordUuid }) },
          }),
  });
  if (session === null || uuid === null || screen === null) return;
  yield* call(storeLink, ports, { uuid, session: session.id, link, screen, returnTo });
  if (yield* leaveForService(ports, session.url, '')) return;
  yield* call(dropStoredLink, ports);
  yield* put(linkEnded({ link, screen, result: 'ERROR', institution: null, message: null }));
}
