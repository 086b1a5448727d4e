/** The chat provider of the build, if it has one (chat.md section 8). */
export { createTransport } from '@chat-provider/extra';
