import type { RootState } from '#store/index.ts';

const NONE: readonly string[] = [];

/** The ids of the files that the chat still has to send; the slice may not be there yet. */
export const selectChatFileIds = ({ chat }: RootState): readonly string[] =>
  chat
    ? [chat.draft, ...chat.outbox].flatMap(({ attachments }) => attachments.map(({ id }) => id))
    : NONE;
