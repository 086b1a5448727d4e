import { Client, type ClientOptions } from '@twilio/conversations';

import { ChatError } from './transport.ts';

/**
 * Where the vendor's three services are: at addresses, or in a region. Null means its usual region (chat.md section 5).
 */
export type TwilioHosts =
  | { readonly socketUri: string; readonly apiUri: string; readonly cdsUri: string }
  | { readonly region: string };

/** Time limits in milliseconds. */
export const TWILIO_LIMITS = {
  start: 15_000,
  /** The package's own shutdown waits for a start that may never happen. */
  shutdown: 3_000,
  updateToken: 10_000,
  pong: 5_000,
  /** How long to wait for the events of an outage. */
  catchUp: 10_000,
  /** The time between typing notices (CHAT-11). The package itself sends at most one every five seconds. */
  typing: 2_000,
};
export type TwilioLimits = typeof TWILIO_LIMITS;

/** The package reads `cdsUri` at run time, but its type lacks it. */
type Options = ClientOptions & { readonly cdsUri?: string };

function hostOptions(hosts: TwilioHosts | null): Partial<Options> {
  if (hosts === null || 'region' in hosts) return { ...hosts };
  const { socketUri, apiUri, cdsUri } = hosts;
  return { Twilsock: { uri: socketUri }, apiUri, cdsUri };
}

export const clientOptions = (hosts: TwilioHosts | null, { typing }: TwilioLimits): Options => ({
  logLevel: 'silent',
  typingIndicatorTimeoutOverride: typing,
  // Keeps conversations out of the browser's storage.
  Sync: { enableSessionStorage: false },
  ...hostOptions(hosts),
});

/** Settles like the work, or rejects as offline after this long. The signal aborts when the caller stops waiting. */
export async function within<Value>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const over = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new ChatError('offline', `No answer in ${ms} ms`)), ms);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([work(over.signal), late]);
  } finally {
    over.abort();
  }
}

export const reached = (client: Client, state: Client['connectionState'], signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const hear = (heard: string) => {
      if (heard === state) resolve();
    };
    client.on('connectionStateChanged', hear);
    signal.addEventListener('abort', () => client.off('connectionStateChanged', hear));
    hear(client.connectionState);
  });

/** Never rejects. What the package hasn't ended by then, it ends later by itself. */
export const shut = (client: Client, { shutdown }: TwilioLimits) =>
  within(shutdown, () => client.shutdown()).catch(() => undefined);

/** Resolves when the client is ready. Shuts down a client that failed to start, because it wouldn't recover. */
export async function startClient(
  token: string,
  hosts: TwilioHosts | null,
  limits: TwilioLimits,
  given: AbortSignal,
): Promise<Client> {
  const client = new Client(token, clientOptions(hosts, limits));
  const start = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const fail = () => {
        // The package calls a lost link terminal, too.
        const code = client.connectionState === 'denied' ? 'denied' : 'offline';
        reject(new ChatError(code, 'The chat could not be started'));
      };
      client.on('initialized', resolve);
      client.on('initFailed', fail);
      given.addEventListener('abort', fail);
      signal.addEventListener('abort', () => {
        client.off('initialized', resolve);
        client.off('initFailed', fail);
        given.removeEventListener('abort', fail);
      });
      if (given.aborted) fail();
    });
  try {
    await within(limits.start, start);
    return client;
  } catch (error) {
    void shut(client, limits);
    throw error;
  }
}
