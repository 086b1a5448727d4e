import { buffers } from 'redux-saga';

import { chatDraft } from '#sagas/drafts/chatDraft.ts';
import { persistDraft } from '#sagas/drafts/persistDraft.ts';
import {
  actionChannel,
  call,
  delay,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '#sagas/effects.ts';
import { loadRequired } from '#sagas/loadCode.ts';
import { chatDraftKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectChatFileIds } from '#store/chat/files.ts';
import type { AttachmentDraft, UnsentChat } from '#store/chat/messages.ts';
import {
  attachmentRemoved,
  attachmentsAdded,
  historyReceived,
  messageDeleted,
  messagesArrived,
  newChatRequested,
  selectChat,
  unsentRestored,
} from '#store/chat/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';

/** Our choice: a slow disk may delay a message up to this long. */
const STORING_MS = 5_000;

/**
 * Returns this tab's part of the browser's storage. Takes over what a closed tab left first, so no message is sent
 * twice.
 */
function* tabStorage({ chat, local }: Ports) {
  const browser = yield* loadRequired(chat, null);
  const isLeft = (key: string) => Number(local.read(key) !== null);
  return yield* call(() =>
    browser.claim(chatDraftKeys.toSorted((one, other) => isLeft(other) - isLeft(one))),
  );
}

/** Stores the unsent messages and their files so they survive the tab. The next tab sends them. */
export function* watchUnsentChat(ports: Ports): SagaGenerator<void> {
  const { key, files } = yield* call(tabStorage, ports);
  let storing: Promise<unknown> = Promise.resolve();
  const store = (attachments: readonly AttachmentDraft[]) => {
    const writes = attachments.map(async ({ id }) => {
      const file = ports.files.find(id);
      if (file) await files.write(id, file);
    });
    storing = Promise.all([storing, ...writes]);
  };
  yield* takeEvery(attachmentsAdded, function* ({ payload }) {
    yield* call(store, payload);
  });
  yield* call(store, (yield* select(selectChat)).draft.attachments);
  yield* call(
    persistDraft<UnsentChat>,
    { ...ports, session: ports.local },
    {
      ...chatDraft(key),
      *untilComplete() {
        yield* race([call(() => storing), delay(STORING_MS)]);
      },
    },
  );
}

/**
 * Returns the content of a file, even if it was chosen on an earlier page. Returns null if the browser didn't store it.
 */
export function* contentOf(
  ports: Ports,
  { id, contentType: type }: AttachmentDraft,
): SagaGenerator<Blob | null> {
  const chosen = ports.files.find(id);
  if (chosen) return chosen;
  const { files } = yield* call(tabStorage, ports);
  const stored = yield* call(() => files.read(id));
  return stored && new Blob([stored], { type });
}

export function* watchChatFiles(ports: Ports): SagaGenerator<never> {
  const changes = yield* actionChannel(
    [
      attachmentsAdded,
      attachmentRemoved,
      messagesArrived,
      historyReceived,
      messageDeleted,
      newChatRequested,
      unsentRestored,
      loggedOut,
    ],
    buffers.expanding(4),
  );
  const { key, files } = yield* call(tabStorage, ports);
  // An earlier page may have left some behind.
  if (ports.local.read(key) === null) yield* call(() => files.clear());
  let known: readonly string[] = [];
  for (;;) {
    yield* take(changes);
    const needed = yield* select(selectChatFileIds);
    for (const id of known.filter((one) => !needed.includes(one))) {
      ports.files.remove(id);
      yield* call(() => files.remove(id));
    }
    known = needed;
  }
}
