import { chooseRequalification, readRequalification } from '#sagas/api/contract/requalification.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { requalificationOf } from '#server/sandbox/lender/liens/requalification.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';
import { agentNeeded, CALCULATION } from '#server/sandbox/lender/status/statesToOffers.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import type { OptionCode } from '#store/application/requalification/codes.ts';

import { handlersFor, isAt } from './applicationStep.ts';

/** Where each option leads (8.2). The borrower chooses the amount again from new offers. */
const transitions: Readonly<Record<OptionCode, Transition>> = {
  REDUCE_AMOUNT: { to: CALCULATION },
  PAY_OFF_LIEN: { to: CALCULATION },
  CORRECT_LIEN: { to: 'LIEN_VERIFICATION_INQUIRY' },
  VALUE_REVIEW: { to: 'BPO_ORDER_REQUEST', status: agentNeeded },
};

export function requalificationCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readRequalification, (application) =>
      requalificationOf(application, world.lender(application.org)),
    ),

    step(
      chooseRequalification,
      'requalification',
      isAt('CLTV_LIEN_POSITION_REQUALIFY'),
      (application, { parts: { body } }) => {
        const { optionId } = body;
        const known = requalificationOf(application, world.lender(application.org));
        if (!known?.options.some((option) => option.optionId === optionId))
          throw new HttpError(400, { message: 'Choose one of these.', field: 'optionId' });
        const liens = application.liens.map((lien, index) =>
          optionId === 'PAY_OFF_LIEN' && index === 0 ? { ...lien, isToBePaid: true } : lien,
        );
        return applyTransition({ ...application, liens }, transitions[optionId], world.now());
      },
    ),
  ];
}
