declare module '@chat-provider/extra' {
  import type { ChatTransport, ProviderConfig } from '#sagas/chat/transports/transport.ts';

  /** Undefined in a build that doesn't include a provider (chat.md section 8). */
  export const createTransport: ((config: ProviderConfig) => Promise<ChatTransport>) | undefined;
}
