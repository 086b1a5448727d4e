/* All limits of the chat. The largest frame follows from the others (FT-92, CONST-07). */

/** Our choice: messages in a page of the history (CHAT-34). */
export const HISTORY_LIMIT = 20;

/**
 * Our choice: characters in a borrower's message. As JSON it takes up to 30 kB and fits a frame of 32 kB (chat.md
 * section 4).
 */
export const MAX_MESSAGE_LENGTH = 5_000;

/**
 * Our choice: characters in any message on the wire. The message box has the same limit, so a huge paste can't freeze
 * the page.
 */
export const MAX_CHAT_TEXT_LENGTH = 20_000;

/** Our choice: files in a message. */
export const MAX_ATTACHMENTS = 10;

/** JSON escapes a control character as six characters. */
const MAX_ESCAPE_LENGTH = 6;
/** Our choice: characters around the text of a message, mostly names and addresses of files. */
const MAX_ENVELOPE_LENGTH = 4_000 * MAX_ATTACHMENTS;

/**
 * Characters in a frame: enough for a page of the longest messages. Longer frames are dropped and counted (FT-92).
 */
export const MAX_FRAME_LENGTH =
  HISTORY_LIMIT * (MAX_ESCAPE_LENGTH * MAX_CHAT_TEXT_LENGTH + MAX_ENVELOPE_LENGTH);
