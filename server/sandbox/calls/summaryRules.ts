import { readName } from '#sagas/api/mappers/name.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { Changes } from '#server/sandbox/lender/application/edits.ts';
import { refuseInvalid } from '#server/sandbox/httpError.ts';
import { homeAddressValidator } from '#store/person/address.ts';
import { validateLegalName } from '#store/person/name.ts';
import { validateContact } from '#store/registration/contact.ts';

import {
  toFormAddress,
  ageMistakes,
  incomeMistakes,
  occupancyOf,
  propertyMistakes,
  refuseState,
} from './fieldRules.ts';

const has = (changes: Changes, ...names: readonly (keyof Changes)[]) =>
  names.some((name) => changes[name] !== undefined);

function refuseProperty({ property }: ApplicationRecord, lender: Lender): void {
  const { street1, street2, city, state, zip } = property;
  const occupancyType = occupancyOf(property);
  const { occupancyType: occupancy, ...address } = propertyMistakes(
    {
      ...toFormAddress({ street1, street2, city, state, zip }),
      ...(occupancyType ? { occupancyType } : {}),
    },
    lender,
  );
  refuseInvalid(address, 'propertyAddress.');
  refuseInvalid({ occupancyType: occupancy });
  refuseState(state, lender);
}

/** Applies the field rules only to changed answers (SC-24). */
export function refuseChanges(
  changed: ApplicationRecord,
  changes: Changes,
  { lender, now }: { readonly lender: Lender; readonly now: number },
): void {
  const { profile, property, income, status } = changed;
  const home = profile.homeAddress && toFormAddress(profile.homeAddress);
  const isAgeRestricted = status.isAgeRestrictedInterestOnly;
  if (has(changes, 'propertyAddress', 'occupancyType')) refuseProperty(changed, lender);
  if (changes.homeAddress)
    refuseInvalid(
      homeAddressValidator('manual')(toFormAddress(changes.homeAddress)),
      'homeAddress.',
    );
  if (has(changes, 'dob', 'propertyAddress', 'homeAddress'))
    refuseInvalid(ageMistakes(profile, { home, property, isAgeRestricted, now }));
  if (has(changes, 'income', 'otherIncome', 'employmentType'))
    refuseInvalid(incomeMistakes(income));
  if (changes.name) refuseInvalid(validateLegalName(readName(changes.name)), 'name.');
  if (has(changes, 'email', 'phoneNumber')) refuseInvalid(validateContact(profile));
}
