import { select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectChatFileIds } from '#store/chat/files.ts';
import {
  attachmentRemoved,
  attachmentsAdded,
  messageDeleted,
  newChatRequested,
} from '#store/chat/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';

/** Lets go of the content of files that no message has any more. */
export function* watchChatFiles({ files }: Ports): SagaGenerator<never> {
  const known = new Set<string>();
  for (;;) {
    const action = yield* take([
      attachmentsAdded,
      attachmentRemoved,
      messageDeleted,
      newChatRequested,
      loggedOut,
    ]);
    if (attachmentsAdded.match(action)) for (const { id } of action.payload) known.add(id);
    const needed = yield* select(selectChatFileIds);
    for (const id of known) {
      if (needed.includes(id)) continue;
      files.remove(id);
      known.delete(id);
    }
  }
}
