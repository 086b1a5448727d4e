import { suffixes, type LegalName } from '#store/person/name.ts';

interface WireName {
  firstName: string;
  middleName?: string | null | undefined;
  lastName: string;
  suffix?: string | null | undefined;
}

/** Maps a name from the wire. Leaves out empty parts. */
export function readName(wire: WireName): LegalName;
export function readName(wire: WireName | null): LegalName | null;
export function readName(wire: WireName | null): LegalName | null {
  if (wire === null) return null;
  const suffix = suffixes.find((known) => known === wire.suffix);
  return {
    firstName: wire.firstName,
    lastName: wire.lastName,
    ...(wire.middleName ? { middleName: wire.middleName } : {}),
    ...(suffix === undefined ? {} : { suffix }),
  };
}
