import type { HomeAddress } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

export interface Prefill {
  propertyAddress: Partial<HomeAddress> | null;
  homeAddress: Partial<HomeAddress> | null;
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

/** Prefill sources, strongest first (decision 8). */
export const prefillSources = ['offerCode', 'referral', 'prepop', 'profile'] as const;
export type PrefillSource = (typeof prefillSources)[number];
export const campaignSources = [
  'offerCode',
  'referral',
  'prepop',
] as const satisfies readonly PrefillSource[];
export type Prefills = Partial<Record<PrefillSource, Prefill>>;

/** Returns the value from the strongest source that has one, or null. */
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
