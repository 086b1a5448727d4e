import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { saveSummary } from '#sagas/api/contract/summary.ts';
import { checksOffer } from '#store/application/summary/summary.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';
import {
  CALCULATION,
  SEARCH,
  SOFT_PULL,
  statesToOffers,
} from '#server/sandbox/lender/status/statesToOffers.ts';

import type { ApplicationRecord } from './applicationRecord.ts';
import { scoreOf } from './newApplication.ts';
import { mortgagePayment, valuationOf } from './property.ts';

export type Changes = BodyOf<typeof saveSummary>;

function withAddress(
  application: ApplicationRecord,
  address: NonNullable<Changes['propertyAddress']>,
  at: number,
): ApplicationRecord {
  const { value, mortgage, county } = valuationOf(address.street1, address.state);
  const [first, ...others] = application.liens;
  const lien = first && { ...first, balance: mortgage, payment: mortgagePayment(mortgage) };
  const valueDate = dayAt(at, address);
  return {
    ...application,
    property: { ...application.property, ...address, county, value, valueDate },
    liens: lien ? [lien, ...others] : others,
  };
}

/** Merges changed answers and updates score and valuation. */
export function withChanges(
  application: ApplicationRecord,
  changes: Changes,
  at: number,
): ApplicationRecord {
  const { profile, property, income } = application;
  const { propertyAddress, name = profile.name, phoneNumber } = changes;
  const relocated = propertyAddress ? withAddress(application, propertyAddress, at) : application;
  const occupancyType = changes.occupancyType ?? property.occupancyType;
  const home = changes.homeAddress ?? profile.homeAddress;
  const { street1, street2, city, state, zip } = relocated.property;
  return {
    ...relocated,
    score: name.lastName === profile.name.lastName ? application.score : scoreOf(name.lastName),
    property: {
      ...relocated.property,
      occupancyType,
      isListedForSale: changes.isListedForSale ?? property.isListedForSale,
    },
    // A changed income must be confirmed again.
    ...(changes.income === undefined && changes.otherIncome === undefined
      ? {}
      : { verifiedIncome: null }),
    ...(changes.occupancyType === undefined ? {} : { isReserveLimited: false }),
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

/** Statuses of the credit check, before the property search. */
const toOffers = Object.keys(statesToOffers);
const creditStatuses = new Set(toOffers.slice(0, toOffers.indexOf(SEARCH)));

const choiceStatuses = new Set([
  CALCULATION,
  'CLTV_LIEN_POSITION_REQUALIFY',
  'OFFER_SELECTION',
  'ASSETS_PREQUAL',
  'ASSET_REVIEW_IN_PROGRESS',
]);

/**
 * Returns the transition of a change (8.2), or null if it doesn't affect the offer. Our choice: before there are
 * offers, the lender repeats its current check, because an unidentified borrower gets no offer.
 */
export function transitionAfterEdit(
  { status, progress }: ApplicationRecord,
  changes: Changes,
): Transition | null {
  const { checklistStatus: at } = status;
  if (!checksOffer(changes)) return null;
  if (creditStatuses.has(at)) return { to: SOFT_PULL };
  if (choiceStatuses.has(at)) return { to: CALCULATION };
  if (Object.hasOwn(statesToOffers, at)) return changes.propertyAddress ? { to: SEARCH } : null;
  if (at === 'REVISED_OFFER_SELECTION')
    // The income behind the revised offer must be confirmed again.
    return {
      to: CALCULATION,
      progress: { furthest: progress.furthest ?? 'INCOME_VERIFICATION' },
      application: { revision: null },
    };
  return { to: CALCULATION, progress: { furthest: at } };
}
