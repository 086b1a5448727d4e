import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { World } from '#server/sandbox/world.ts';

import { applicationCalls } from './applicationCalls.ts';
import { creditCalls } from './creditCalls.ts';
import { documentCalls } from './documentCalls.ts';
import { featureCalls } from './featureCalls.ts';
import { identityCalls } from './identityCalls.ts';
import { offerCalls } from './offerCalls.ts';
import { prefillCalls } from './prefillCalls.ts';
import { profileCalls } from './profileCalls.ts';
import { registrationCalls } from './registrationCalls.ts';
import { stepCalls } from './stepCalls.ts';
import { summaryCalls } from './summaryCalls.ts';

/** How each call of the contract is answered, by the name of its endpoint. */
export const handlersOf = (world: World): ReadonlyMap<string, Handler> =>
  new Map(
    [
      identityCalls,
      profileCalls,
      registrationCalls,
      prefillCalls,
      applicationCalls,
      offerCalls,
      stepCalls,
      summaryCalls,
      creditCalls,
      documentCalls,
      featureCalls,
    ]
      .flatMap((calls) => calls(world))
      .map((handler) => [handler.endpoint.name, handler]),
  );
