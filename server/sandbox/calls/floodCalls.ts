import { readFloodCheck, sendFloodProof } from '#sagas/api/contract/flood.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { floodAnswer, isWaitingForFloodProof } from '#server/sandbox/lender/flood/floodCheck.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

import { handlersFor } from './applicationStep.ts';

export function floodCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readFloodCheck, floodAnswer),

    step(sendFloodProof, 'flood', isWaitingForFloodProof, (application, { parts: { body } }) => {
      const { receipt, documentUuids } = body;
      if (receipt.type !== 'FLOOD_NOTICE')
        throw new HttpError(400, { message: 'Required', field: 'noticeReceived' });
      if (documentUuids.length === 0)
        throw new HttpError(400, { message: 'Add 1 more document.', field: 'floodPolicy' });
      world.uploads.send(application.uuid, documentUuids);
      const { type, version, acceptedAt } = receipt;
      const proven = {
        ...application,
        floodProofSentAt: new Date(world.now()).toISOString(),
        consents: [...application.consents, { type, version, acceptedAt }],
      };
      // From here on, the lender checks the policy.
      return applyTransition(proven, { to: application.status.checklistStatus }, world.now());
    }),
  ];
}
