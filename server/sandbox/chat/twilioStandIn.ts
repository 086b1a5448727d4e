import type { Organisation } from '#store/org/organisation.ts';

/** Our choice: the sandbox's imitation of mode twilio's provider. */
export const TWILIO_ROOT = '/sandbox/twilio';
export const TWILIO_SOCKET_PATH = `${TWILIO_ROOT}/v3/wsconnect`;

/** Replaces the provider's addresses with the sandbox's. */
export function withTwilioStandIn(brand: Organisation, origin: string): Organisation {
  const base = origin + TWILIO_ROOT;
  const socketUri = origin.replace(/^http/, 'ws') + TWILIO_SOCKET_PATH;
  return { ...brand, chat: { ...brand.chat, twilio: { socketUri, apiUri: base, cdsUri: base } } };
}
