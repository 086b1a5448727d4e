import { applicationPath, BASE_PATH, screens } from '#store/shell/screens.ts';

import type { NotaryPart } from '#store/application/notary/parts.ts';
import type { ApplicationFeature, ApplicationScreen } from './feature.ts';
import { declared, features, type EnteredFeature, type LenderDataName } from './features.ts';

/** All screens of an application (ROUTE-APP). status/checklist.ts says which status leads to each. */
export const applicationScreens = declared('screens');

export type ApplicationScreenId = keyof typeof applicationScreens;

/** The screen that a borrower comes from: one of the application, or the registration. */
export type PreviousScreen = ApplicationScreenId | 'registration';

type Row = ApplicationScreen<ApplicationScreenId, LenderDataName>;

/** Typed with the names of the tables. */
const rows: Readonly<Record<ApplicationScreenId, Row>> = applicationScreens;

export const screenOf = (id: ApplicationScreenId): Row => rows[id];

const owners = new Map<string, EnteredFeature>(
  Object.entries<ApplicationFeature>(features).flatMap(([name, { screens = {} }]) =>
    Object.keys(screens).map((id) => [id, name as EnteredFeature] as const),
  ),
);

export const featureOf = (id: ApplicationScreenId): EnteredFeature => owners.get(id) ?? 'status';

export interface ScreenAddressParts {
  /** Variable path segments, such as the type in income/link/:type. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export interface ScreenAddress extends ScreenAddressParts {
  readonly screen: ApplicationScreenId;
}

/** Returns a screen's path below its application: `income/link/truv-payroll?record=…`. */
export function screenPath(
  id: ApplicationScreenId,
  { parameters = {}, query = {} }: ScreenAddressParts = {},
): string {
  const path = screenOf(id).path.replace(
    /:(\w+)/,
    (_whole, name: string) => parameters[name] ?? '',
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Returns the address of an application screen. */
export const screenAddress = (
  uuid: string,
  id: ApplicationScreenId,
  parts?: ScreenAddressParts,
): string => applicationPath(uuid, screenPath(id, parts));

export const notaryParts = {
  session: 'notarySession',
  schedule: 'notaryScheduleManual',
  appointment: 'notaryReserveManual',
  error: 'notaryError',
} as const satisfies Record<NotaryPart, ApplicationScreenId>;

/** The signer's screen for a borrower's screen with another path. */
const signersCounterparts: Partial<Record<ApplicationScreenId, ApplicationScreenId>> = {
  documentDisclosures: 'signerDocuments',
  notaryIntro: 'signerSign',
};

/**
 * Returns a screen's address in the signers' area. If signers don't have the screen, returns the address of their
 * next step.
 */
export function signerAddress(id: ApplicationScreenId, parts: ScreenAddressParts = {}): string {
  // Signers use the help page for visitors.
  if (id === 'signingSupport') return `${BASE_PATH}/${screens.registrationSupport.path}`;
  const part = Object.entries(notaryParts).find(([, screen]) => screen === id)?.[0];
  const known = part === undefined ? (signersCounterparts[id] ?? id) : 'signerSign';
  const shown = screenOf(known).area === undefined ? 'signerResume' : known;
  const query = { ...parts.query, ...(part !== undefined && { notary: part }) };
  return `${BASE_PATH}/heloc-signer/${screenPath(shown, { ...parts, query })}`;
}
