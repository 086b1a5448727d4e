import { isProduction } from '#store/environment.ts';
import type { RootState } from '#store/index.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { selectParameters } from '#store/shell/selectors.ts';

import { chatModes, type ChatMode } from './messages.ts';
import { selectChat } from './slice.ts';

/** Returns the kind that a developer forces in the address, outside production only (QUERY-MODE). */
const forcedMode = (state: RootState): ChatMode | null => {
  const { mode } = selectParameters(state);
  return (!isProduction && chatModes.find((one) => one === mode)) || null;
};

/**
 * Returns the kind of the current or next conversation: an agent during the hours, otherwise the chatbot. Unknown
 * hours count as closed (CHAT-15 to CHAT-18, FT-87).
 */
export function selectChatMode(state: RootState): ChatMode {
  const { mode, phase, isAgentHours } = selectChat(state);
  if (mode !== null && phase !== 'prechat') return mode;
  const { type } = selectOrganisation(state).chat;
  return forcedMode(state) ?? (isAgentHours === true ? type : 'chatbot');
}
