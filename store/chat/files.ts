import type { RootState } from '#store/index.ts';

const NONE: readonly string[] = [];

/** Returns the ids of files that are still to be sent. The slice may not be loaded. */
export const selectChatFileIds = ({ chat }: RootState): readonly string[] =>
  chat
    ? [chat.draft, ...chat.outbox].flatMap(({ attachments }) => attachments.map(({ id }) => id))
    : NONE;
