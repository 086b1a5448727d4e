/** The chat provider that the build includes, if any (chat.md section 8). */
export { createTransport } from '@chat-provider/extra';
