import { isProduction } from '#store/environment.ts';
import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { selectParameters } from '#store/shell/selectors.ts';

import { chatModes, type ChatMode } from './messages.ts';
import { selectChat } from './slice.ts';

/** The kind that a developer forces by the address, outside production (QUERY-MODE). */
const forcedMode = (state: RootState): ChatMode | null => {
  const { mode } = selectParameters(state);
  return (!isProduction && chatModes.find((one) => one === mode)) || null;
};

/**
 * The kind of the conversation, or of the next one (CHAT-15 to CHAT-18): an agent in the hours, else the chatbot, also
 * while the hours are unknown (FT-87).
 */
export function selectChatMode(state: RootState): ChatMode {
  const { mode, phase, isAgentHours } = selectChat(state);
  if (mode !== null && phase !== 'prechat') return mode;
  const { type } = selectOrganisation(state).chat;
  return forcedMode(state) ?? (isAgentHours === true ? type : 'chatbot');
}
