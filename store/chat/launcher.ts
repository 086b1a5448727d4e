import { selectFlag } from '#store/flags/selectors.ts';
import { badgeText } from '#store/format/badge.ts';
import type { RootState } from '#store/index.ts';

/* The launcher doesn't load the chat's slice, so the slice may be missing. */

/** CHAT-01 */
export const selectIsChatOffered = selectFlag('fe-webchat');

export const selectIsChatOpen = ({ chat }: RootState): boolean => chat?.isOpen ?? false;

/** Whether the chat's code is needed: the panel is open or there is a conversation. */
export const selectIsChatInUse = ({ chat }: RootState): boolean =>
  chat !== undefined && (chat.isOpen || chat.phase !== 'prechat');

/** Returns the launcher's badge, or null without unread messages (chat.md section 10, 18). */
export const selectUnreadBadge = ({ chat }: RootState): string | null =>
  badgeText(chat?.unread ?? 0);
