import { createAction } from '@reduxjs/toolkit';

/* Sagas and pages of every screen take or dispatch these; the slice and its sagas arrive later. */

/** The borrower, or an agent's message, opens the chat (CHAT-02, CHAT-25, QUERY-WEBCHAT), here or in another tab. */
export const chatOpened = createAction<{ by: 'borrower' | 'address' | 'message' | 'tab' }>(
  'chat/chatOpened',
);
