import { createAction } from '@reduxjs/toolkit';

/* These actions are in a separate file because all screens use them and the slice loads later. */

/** The borrower or an agent's message opens the chat, here or in another tab (CHAT-02, CHAT-25, QUERY-WEBCHAT). */
export const chatOpened = createAction<{ by: 'borrower' | 'address' | 'message' | 'tab' }>(
  'chat/chatOpened',
);
