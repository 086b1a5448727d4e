/* How much the chat takes, in one table: the longest frame follows from the rest (FT-92, CONST-07). */

/** chosen: messages that a chat loads at a time (CHAT-34). */
export const HISTORY_LIMIT = 20;

/** chosen: characters of a borrower's message; in JSON at most 30 kB, which a frame of 32 kB takes (chat.md section 4). */
export const MAX_MESSAGE_LENGTH = 5_000;

/** chosen: characters of any message on the wire. The message box takes no more, so that no paste can hold the page up. */
export const LONGEST_CHAT_TEXT = 20_000;

/** chosen: files of one message. */
export const MOST_ATTACHMENTS = 10;

/** JSON writes a control character as six. */
const LONGEST_ESCAPE = 6;
/** chosen: everything of a message but its text: names and addresses of files above all. */
const AROUND_TEXT = 4_000 * MOST_ATTACHMENTS;

/** Characters of a frame: a page of the longest messages fits. A longer one is dropped and counted (FT-92). */
export const LONGEST_FRAME = HISTORY_LIMIT * (LONGEST_ESCAPE * LONGEST_CHAT_TEXT + AROUND_TEXT);
