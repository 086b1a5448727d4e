/** Used if no answer arrives within three seconds (FLAG-04, A-08, FT-83). */
export const flagDefaults = {
  'fe-heloc-maintenance': false,
  'fe-webchat': true,
  'fe-heloc-additional-signer-conditions': true,
  'fe-heloc-redesign-2025': true,
  'fe-heloc-back-of-id': true,
  'fe-heloc-business-purpose': false,
  'fe-heloc-rate-buy-down': false,
  'fe-heloc-state-modals': false,
  'fe-heloc-fcra-ny': false,
  'fe-heloc-disaster-zips': true,
  'fe-borrower-auth-chat': false,
  'fe-heloc-broker-mode': false,
  'fe-heloc-leave-survey': true,
  'fe-heloc-asset-depletion': true,
  'fe-heloc-debt-payoff': true,
  'fe-heloc-notary-scheduling': true,
  'fe-heloc-document-camera': true,
} as const satisfies Record<string, boolean>;

/** FLAG-06, A-68 */
export const brokerModes = ['legacy', 'broker', 'optimizely'] as const;
export type BrokerMode = (typeof brokerModes)[number];

/** ELIG-11, FT-83 */
export const defaultDisasterZips: readonly string[] = ['28711', '33931'];

export type FlagKey = keyof typeof flagDefaults;

export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(flagDefaults, key);

/** The value of fe-heloc-maintenance (A-37, MAINT-03). */
export interface Maintenance {
  /** Path prefixes, relative to the base path or to an application. */
  routes: string[];
  title: string | null;
  message: string | null;
  showDashboardLink: boolean;
}
