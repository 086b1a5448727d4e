import type { Organisation } from '#store/org/organisation.ts';

/** chosen: where the sandbox stands in for the provider of mode twilio. */
export const TWILIO_ROOT = '/sandbox/twilio';
export const TWILIO_SOCKET_PATH = `${TWILIO_ROOT}/v3/wsconnect`;

/** The brand with the addresses of the stand-in, in place of the provider's own. */
export function withTwilioStandIn(brand: Organisation, origin: string): Organisation {
  const base = origin + TWILIO_ROOT;
  const socketUri = origin.replace(/^http/, 'ws') + TWILIO_SOCKET_PATH;
  return { ...brand, chat: { ...brand.chat, twilio: { socketUri, apiUri: base, cdsUri: base } } };
}
