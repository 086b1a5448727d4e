import { createSelector } from 'reselect';

import type { RootState } from '#store/index.ts';
import { selectBrandName } from '#store/org/selectors.ts';

import { hoursText } from './hours.ts';
import { selectChatMode } from './mode.ts';
import { selectChat } from './slice.ts';

/** Returns the first message of a chat, with the live hours (CHAT-11). */
export const selectWelcomeText = createSelector(
  [selectBrandName, (state: RootState) => selectChat(state).week],
  (brand, week) => {
    const hours = hoursText(week);
    const greeting = `Welcome to ${brand} chat. How can we help?`;
    return hours === null ? greeting : `${greeting} Our team is here ${hours}.`;
  },
);

/** AX-28 */
export const BOT_LIMIT = 'A chat with our assistant ends after 10 minutes.';

/** Whether the chatbot will answer. Unknown until the hours load (CHAT-18). */
export const selectIsWithBot = (state: RootState): boolean => {
  const { phase, isAgentHours } = selectChat(state);
  const isBefore = phase === 'prechat' || phase === 'starting';
  return selectChatMode(state) === 'chatbot' && !(isBefore && isAgentHours === null);
};

/** Returns the text above the pre-chat form: the welcome, and who will answer. */
export const selectPreChatText = createSelector(
  [selectWelcomeText, selectIsWithBot],
  (welcome, isWithBot) =>
    isWithBot ? `${welcome} Right now our automated assistant answers. ${BOT_LIMIT}` : welcome,
);
