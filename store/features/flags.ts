import { isUniqueId } from '#store/format/ids.ts';

/** The seventeen flags with what each is when nobody answers within three seconds (FLAG-04, A-08, FT-83). */
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

/** The list that fe-heloc-disaster-zips carries when the service does not say it (ELIG-11, FT-83). */
export const defaultDisasterZips: readonly string[] = ['28711', '33931'];

export type FlagKey = keyof typeof flagDefaults;

export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(flagDefaults, key);

/** What fe-heloc-maintenance carries (A-37, MAINT-03). */
export interface Maintenance {
  /** How paths under the base path begin; of an application's screens, how the path inside the application does. */
  routes: string[];
  title: string | null;
  message: string | null;
  showDashboardLink: boolean;
}

/** MAINT-04, MAINT-05 */
export const MAINTENANCE_TITLE = 'Scheduled Maintenance';
export const MAINTENANCE_MESSAGE =
  'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!';

const isApplication = (word: string) => word === '{uuid}' || isUniqueId(word);

/** A path as it is compared: its words, without the application, which a route names nowhere or as `{uuid}`. */
function partsOf(path: string) {
  const words = path.split('/').filter((word) => word !== '');
  return {
    namesApplication: words.some(isApplication),
    words: words.filter((word) => !isApplication(word)),
  };
}

/** Whether a path lies under one of the routes in maintenance; `/` is all of them, `/{uuid}` each application (MAINT-01, A-37). */
export const isUnderMaintenance = (
  { routes }: Readonly<Pick<Maintenance, 'routes'>>,
  pathUnderBase: string,
): boolean => {
  const path = partsOf(pathUnderBase);
  return routes
    .map(partsOf)
    .some(
      ({ namesApplication, words }) =>
        (path.namesApplication || !namesApplication) &&
        words.every((word, at) => word === path.words[at]),
    );
};
