import { suffixes, type LegalName } from '#store/registration/name.ts';

interface WireName {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName: string;
  readonly suffix?: string | null;
}

/** A name as the field rules want it. */
export function nameOf({ firstName, middleName, lastName, suffix }: WireName): Partial<LegalName> {
  const known = suffixes.find((one) => one === suffix);
  return {
    firstName,
    lastName,
    ...(middleName ? { middleName } : {}),
    ...(known ? { suffix: known } : {}),
  };
}
