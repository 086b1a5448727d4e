import { readConditions } from '#sagas/api/contract/conditions.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { World } from '#server/sandbox/world.ts';

import { handlersFor } from './applicationStep.ts';

/** What is still needed for an application of the caller (CALL-COND-1). */
export const conditionCalls = (world: World): Handler[] => [
  handlersFor(world).own(readConditions, ({ conditions }) => conditions),
];
