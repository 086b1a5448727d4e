import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import { stateName } from '#store/geography/states.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import {
  occupancies,
  propertyAddressValidator,
  type HomeAddress,
  type PropertyAddress,
} from '#store/person/address.ts';
import { birthdateValidator, stateOfResidence } from '#store/person/birthdate.ts';
import { employmentTypes, validateIncome } from '#store/registration/income.ts';

interface WireAddress extends Omit<HomeAddress, 'street2'> {
  readonly street2?: string | null | undefined;
}

/** Converts an address for the validators. Drops an empty second line. */
export const toFormAddress = <Address extends WireAddress>({ street2, ...rest }: Address) => ({
  ...rest,
  ...(street2 ? { street2 } : {}),
});

export const occupancyOf = ({ occupancyType }: { readonly occupancyType: string }) =>
  occupancies.find((one) => one === occupancyType);

export function refuseState(state: string, { licensedStates }: Lender): void {
  if (!licensedStates.has(state))
    throw new HttpError(400, {
      message: `We do not currently offer loans in ${stateName(state)}.`,
      code: 'STATE_NOT_LICENSED',
    });
}

export const propertyMistakes = (property: Partial<PropertyAddress>, { brand }: Lender) =>
  propertyAddressValidator({
    entry: 'manual',
    allowRegulatorReview: brand.orgMetaData.companyInfo.allowRegulatorReview,
  })(property);

interface AgeContext {
  readonly home: HomeAddress | null;
  readonly property: { readonly state: string; readonly zip: string };
  readonly isAgeRestricted: boolean;
  readonly now: number;
}

export const ageMistakes = (
  profile: { readonly dob: string },
  { home, property, isAgeRestricted, now }: AgeContext,
) =>
  birthdateValidator({
    todayIso: dayAt(now, property),
    state: stateOfResidence(home, property),
    isAgeRestricted,
  })(profile);

export function incomeMistakes(income: ApplicationRecord['income']) {
  const employmentType = employmentTypes.find((type) => type === income.employmentType);
  return validateIncome({
    income: income.incomePrimary,
    otherIncome: income.incomeOther,
    ...(employmentType ? { employmentType } : {}),
  });
}
