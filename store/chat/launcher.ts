import { selectFlag } from '#store/flags/selectors.ts';
import { badgeText } from '#store/format/badge.ts';
import type { RootState } from '#store/index.ts';

/* What the launcher shows. The slice may not be there yet, and is not loaded by this file. */

/** CHAT-01 */
export const selectIsChatOffered = selectFlag('fe-webchat');

export const selectIsChatOpen = ({ chat }: RootState): boolean => chat?.isOpen ?? false;

/** Open or with a conversation: only then its code is needed. */
export const selectIsChatInUse = ({ chat }: RootState): boolean =>
  chat !== undefined && (chat.isOpen || chat.phase !== 'prechat');

/** The badge of the launcher; null without unread messages (chat.md section 10, 18). */
export const selectUnreadBadge = ({ chat }: RootState): string | null =>
  badgeText(chat?.unread ?? 0);
