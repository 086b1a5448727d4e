import { addPayoffLetter, readPayoffs } from '#sagas/api/contract/payoff.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { isAskingPayoffs, payoffsOf, withLetter } from '#server/sandbox/lender/payoff/payoffs.ts';
import { notFound } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

import { advanceNow, handlersFor } from './applicationStep.ts';

export function payoffCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readPayoffs, payoffsOf),

    step(
      addPayoffLetter,
      'payoffs/letter',
      isAskingPayoffs,
      (application, { parts: { path, body } }) => {
        if (!payoffsOf(application).some(({ uuid }) => uuid === path.payoffUuid))
          throw notFound("We couldn't find this loan.");
        world.uploads.send(application.uuid, [body.documentUuid]);
        const received = withLetter(application, path.payoffUuid);
        const isLast = payoffsOf(received).every(({ state }) => state === 'RECEIVED');
        return isLast ? advanceNow(world, received) : received;
      },
    ),
  ];
}
