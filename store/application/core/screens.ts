import { applicationPath, BASE_PATH, screens } from '#store/shell/screens.ts';

import type { NotaryPart } from '#store/application/notary/parts.ts';
import type { ApplicationFeature, ApplicationScreen } from './feature.ts';
import { declared, features, type EnteredFeature, type LenderDataName } from './features.ts';

/** Every screen of an application (ROUTE-APP). The status that leads to one is in status/checklist.ts. */
export const applicationScreens = declared('screens');

export type ApplicationScreenId = keyof typeof applicationScreens;

/** Where a borrower comes from: a screen of the application, or the registration. */
export type PreviousScreen = ApplicationScreenId | 'registration';

type Row = ApplicationScreen<ApplicationScreenId, LenderDataName>;

/** The rows, whose neighbours and data are of the tables. */
const rows: Readonly<Record<ApplicationScreenId, Row>> = applicationScreens;

/** The row of a screen. */
export const screenOf = (id: ApplicationScreenId): Row => rows[id];

const owners = new Map<string, EnteredFeature>(
  Object.entries<ApplicationFeature>(features).flatMap(([name, { screens = {} }]) =>
    Object.keys(screens).map((id) => [id, name as EnteredFeature] as const),
  ),
);

/** The feature of a screen. */
export const featureOf = (id: ApplicationScreenId): EnteredFeature => owners.get(id) ?? 'status';

/** What an address of a screen has besides its id. */
export interface ScreenAddressParts {
  /** The segments of the path that vary, as the type of income/link/:type. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** A screen with the rest of its address. */
export interface ScreenAddress extends ScreenAddressParts {
  readonly screen: ApplicationScreenId;
}

/** The path of a screen below its application: `income/link/truv-payroll?record=…`. */
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

/** The address of a screen of an application. */
export const screenAddress = (
  uuid: string,
  id: ApplicationScreenId,
  parts?: ScreenAddressParts,
): string => applicationPath(uuid, screenPath(id, parts));

/** The screen of each part of the notary's way. */
export const notaryParts = {
  session: 'notarySession',
  schedule: 'notaryScheduleManual',
  appointment: 'notaryReserveManual',
  error: 'notaryError',
} as const satisfies Record<NotaryPart, ApplicationScreenId>;

/** Where additional signers find what borrowers have at a path of their own. */
const signersCounterparts: Partial<Record<ApplicationScreenId, ApplicationScreenId>> = {
  documentDisclosures: 'signerDocuments',
  notaryIntro: 'signerSign',
};

/** The address of a screen in the area of additional signers; of one that they do not have, that of their next step. */
export function signerAddress(id: ApplicationScreenId, parts: ScreenAddressParts = {}): string {
  // Their help is that of every visitor.
  if (id === 'signingSupport') return `${BASE_PATH}/${screens.registrationSupport.path}`;
  const part = Object.entries(notaryParts).find(([, screen]) => screen === id)?.[0];
  const known = part === undefined ? (signersCounterparts[id] ?? id) : 'signerSign';
  const shown = screenOf(known).area === undefined ? 'signerResume' : known;
  const query = { ...parts.query, ...(part !== undefined && { notary: part }) };
  return `${BASE_PATH}/heloc-signer/${screenPath(shown, { ...parts, query })}`;
}
