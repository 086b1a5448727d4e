import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { saveSummary } from '#sagas/api/contract/summary.ts';
import { checksOffer } from '#store/application/summary/summary.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import type { Move } from '#server/sandbox/lender/status/state.ts';
import { statesToOffers } from '#server/sandbox/lender/status/statesToOffers.ts';

import type { ApplicationFile } from './application.ts';
import { scoreOf } from './newApplication.ts';
import { mortgagePayment, valuationOf } from './property.ts';

export type Changes = BodyOf<typeof saveSummary>;

/** Another property has another value and another mortgage. */
function withAddress(
  file: ApplicationFile,
  address: NonNullable<Changes['propertyAddress']>,
  at: number,
): ApplicationFile {
  const { value, mortgage, county } = valuationOf(address.street1, address.state);
  const [first, ...others] = file.liens;
  const lien = first && { ...first, balance: mortgage, payment: mortgagePayment(mortgage) };
  const valueDate = dayAt(at, address.state);
  return {
    ...file,
    property: { ...file.property, ...address, county, value, valueDate },
    liens: lien ? [lien, ...others] : others,
  };
}

/** The application with other answers, and with what the bureaus and the registers say about those. */
export function withChanges(file: ApplicationFile, changes: Changes, at: number): ApplicationFile {
  const { profile, property, income } = file;
  const { propertyAddress, name = profile.name, phoneNumber } = changes;
  const placed = propertyAddress ? withAddress(file, propertyAddress, at) : file;
  const occupancyType = changes.occupancyType ?? property.occupancyType;
  const home = changes.homeAddress ?? profile.homeAddress;
  const { street1, street2, city, state, zip } = placed.property;
  return {
    ...placed,
    score: name.lastName === profile.name.lastName ? file.score : scoreOf(name.lastName),
    property: {
      ...placed.property,
      occupancyType,
      isListedForSale: changes.isListedForSale ?? property.isListedForSale,
    },
    income: {
      incomePrimary: changes.income ?? income.incomePrimary,
      incomeOther: changes.otherIncome ?? income.incomeOther,
      employmentType: changes.employmentType ?? income.employmentType,
    },
    profile: {
      name,
      dob: changes.dob ?? profile.dob,
      email: changes.email ?? profile.email,
      phoneNumber:
        phoneNumber === undefined ? profile.phoneNumber : normalisePastedPhone(phoneNumber),
      homeAddress: occupancyType === 'HOME' ? { street1, street2, city, state, zip } : home,
    },
  };
}

const SOFT_PULL = 'SOFT_CREDIT_PULL_IN_PROGRESS';
const SEARCH = 'PROPERTY_SEARCH_IN_PROGRESS';
const CALCULATION = 'OFFER_CALCULATION_IN_PROGRESS';

/** Where the bureaus are being asked about the person. */
const creditStatuses = new Set([
  SOFT_PULL,
  'CREDIT_NO_MATCH',
  'CREDIT_NO_MATCH_SSN',
  'CREDIT_FILE_REVIEW_IN_PROGRESS',
  'SOFT_CREDIT_LOCKED',
  'SOFT_CREDIT_FROZEN',
  'CREDIT_ERROR',
  'CREDIT_MINOR',
  'CREDIT_DATA_MISSING_OR_INVALID',
  'FACTA_REVIEW',
  'DELINQUENCY_REVIEW',
  'DELINQUENCY_CHECK_IN_PROGRESS',
]);

/** Before a choice there is none to come back to but an earlier one. */
const choiceStatuses = new Set([
  CALCULATION,
  'CLTV_LIEN_POSITION_REQUALIFY',
  'OFFER_SELECTION',
  'ASSETS_PREQUAL',
  'ASSET_REVIEW_IN_PROGRESS',
]);

/**
 * Where a change leads (8.2); null where it checks nothing again. chosen: before there are offers, the lender goes
 * back to what it was looking at, for an offer on a person nobody has found would be none.
 */
export function editedTo({ status, progress }: ApplicationFile, changes: Changes): Move | null {
  const { checklistStatus: at } = status;
  if (!checksOffer(changes)) return null;
  if (creditStatuses.has(at)) return { to: SOFT_PULL };
  if (choiceStatuses.has(at)) return { to: CALCULATION };
  if (Object.hasOwn(statesToOffers, at)) return changes.propertyAddress ? { to: SEARCH } : null;
  if (at === 'REVISED_OFFER_SELECTION')
    // The income that revised the offer has to be confirmed again.
    return {
      to: CALCULATION,
      progress: { furthest: progress.furthest ?? 'INCOME_VERIFICATION' },
      file: { revision: null },
    };
  return { to: CALCULATION, progress: { furthest: at } };
}
