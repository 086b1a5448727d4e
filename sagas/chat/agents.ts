import { readChatAgents } from '#sagas/api/contract/chatAgents.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { chatOpened } from '#store/chat/actions.ts';
import { selectAsksAgentId } from '#store/chat/selectors.ts';
import { agentsReceived, selectChat } from '#store/chat/slice.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';

import { untilHoursKnown } from './startSession.ts';

/**
 * Reads the agents that a signed-in developer may choose (CALL-CHAT-09). Without the list, the developer can type an
 * id.
 */
function* readAgents(ports: Ports): SagaGenerator<void> {
  const isKnown = (yield* select(selectChat)).agents.length > 0;
  if (isKnown || !(yield* select(selectIsSignedIn))) return;
  const agents = yield* nullOnFailure(() => send(ports, readChatAgents, {}));
  if (agents) yield* put(agentsReceived(agents));
}

/** Outside production, the pre-chat form asks for an agent (CHAT-04). */
export function* watchChatAgents(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(chatOpened, function* () {
    // When the chat first opens, we don't yet know its kind.
    yield* call(untilHoursKnown);
    if (yield* select(selectAsksAgentId)) yield* call(readAgents, ports);
  });
}
