import { readName } from '#sagas/api/mappers/name.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { refuseMistakes } from '#server/sandbox/refusal.ts';
import type { Changes } from '#server/sandbox/lender/application/edits.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import {
  homeAddressValidator,
  occupancies,
  propertyAddressValidator,
} from '#store/person/address.ts';
import { birthdateValidator, stateOfResidence } from '#store/person/birthdate.ts';
import { validateContact } from '#store/registration/contact.ts';
import { employmentTypes, validateIncome } from '#store/registration/income.ts';
import { validateLegalName } from '#store/person/name.ts';

import { addressOf, refuseState } from './createRules.ts';

interface Situation {
  readonly lender: Lender;
  readonly now: number;
}

const has = (changes: Changes, ...names: readonly (keyof Changes)[]) =>
  names.some((name) => changes[name] !== undefined);

function refuseProperty({ property }: ApplicationFile, { lender }: Situation): void {
  const { street1, street2, city, state, zip } = property;
  const occupancyType = occupancies.find((one) => one === property.occupancyType);
  const { occupancyType: occupancy, ...address } = propertyAddressValidator({
    entry: 'manual',
    allowRegulatorReview: lender.brand.orgMetaData.companyInfo.allowRegulatorReview,
  })({
    ...addressOf({ street1, street2: street2 ?? null, city, state, zip }),
    ...(occupancyType ? { occupancyType } : {}),
  });
  refuseMistakes(address, 'propertyAddress.');
  refuseMistakes({ occupancyType: occupancy });
  refuseState(state, lender);
}

function refuseAge({ profile, property, status }: ApplicationFile, { now }: Situation): void {
  const home = profile.homeAddress && addressOf(profile.homeAddress);
  refuseMistakes(
    birthdateValidator({
      todayIso: dayAt(now, property.state),
      state: stateOfResidence(home, { state: property.state }),
      isAgeRestricted: status.isAgeRestrictedInterestOnly,
    })(profile),
  );
}

function refuseIncome({ income }: ApplicationFile): void {
  const employmentType = employmentTypes.find((type) => type === income.employmentType);
  refuseMistakes(
    validateIncome({
      income: income.incomePrimary,
      otherIncome: income.incomeOther,
      ...(employmentType ? { employmentType } : {}),
    }),
  );
}

/** The field rules of what was changed, once more (SC-24); what was not changed is not looked at. */
export function refuseChanges(
  changed: ApplicationFile,
  changes: Changes,
  situation: Situation,
): void {
  const { profile } = changed;
  if (has(changes, 'propertyAddress', 'occupancyType')) refuseProperty(changed, situation);
  if (changes.homeAddress)
    refuseMistakes(homeAddressValidator('manual')(addressOf(changes.homeAddress)), 'homeAddress.');
  if (has(changes, 'dob', 'propertyAddress', 'homeAddress')) refuseAge(changed, situation);
  if (has(changes, 'income', 'otherIncome', 'employmentType')) refuseIncome(changed);
  if (changes.name) refuseMistakes(validateLegalName(readName(changes.name)), 'name.');
  if (has(changes, 'email', 'phoneNumber')) refuseMistakes(validateContact(profile));
}
