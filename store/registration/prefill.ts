import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

/** An address of which any part may be missing. */
export type PartialAddress = Partial<HomeAddress>;

/** What somebody else already told about the person; every part may be missing. */
export interface Prefill {
  propertyAddress: PartialAddress | null;
  homeAddress: PartialAddress | null;
  name: Partial<LegalName> | null;
  /** Whole dollars a year. */
  income: number | null;
  dob: string | null;
  email: string | null;
  phoneNumber: string | null;
}

export const emptyPrefill: Prefill = {
  propertyAddress: null,
  homeAddress: null,
  name: null,
  income: null,
  dob: null,
  email: null,
  phoneNumber: null,
};

/** Where a prefilled value may come from, the strongest first (decision 8). */
export const prefillSources = ['offerCode', 'referral', 'prepop', 'profile'] as const;
export type PrefillSource = (typeof prefillSources)[number];
/** Those that the address names. */
export const campaignSources = [
  'offerCode',
  'referral',
  'prepop',
] as const satisfies readonly PrefillSource[];
export type Prefills = Partial<Record<PrefillSource, Prefill>>;

/** The strongest of these sources that knows this part, or null. */
export function prefilled<Part extends keyof Prefill>(
  prefills: Readonly<Prefills>,
  part: Part,
  sources: readonly PrefillSource[] = prefillSources,
): Prefill[Part] {
  for (const source of sources) {
    const value = prefills[source]?.[part];
    if (value !== null && value !== undefined) return value;
  }
  return null as Prefill[Part];
}
