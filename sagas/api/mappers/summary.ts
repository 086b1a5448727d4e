import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { readSummary, saveSummary } from '#sagas/api/contract/summary.ts';
import type { Summary, SummaryChanges, SummaryFacts } from '#store/application/summary/summary.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { occupancies } from '#store/person/address.ts';
import { employmentTypes } from '#store/registration/income.ts';

import { readName } from './name.ts';
import { wireAddress, wireName } from './wireParts.ts';
import { addressOf } from './additionalInfo.ts';

/** Maps what the review shows in addition to the answers. */
const factsOf = (wire: AnswerOf<typeof readSummary>): SummaryFacts => ({
  county: wire.county,
  propertyType: wire.propertyType,
  yearBuilt: wire.yearBuilt,
  value: wire.value,
  valueSource: wire.valueSource,
  valueDate: wire.valueDate,
  ssnLastFour: wire.ssnLastFour,
  ownership: wire.ownership,
  signers: wire.signers.map(({ uuid, firstName, lastName, state }) => ({
    uuid,
    firstName,
    lastName,
    state,
  })),
  purpose: wire.purpose,
  offer: wire.offer && {
    amount: wire.offer.amount,
    total: wire.offer.total,
    rate: wire.offer.rate,
    term: wire.offer.term,
    monthlyPayment: wire.offer.monthlyPayment,
  },
  isAdditionalInfoAnswered: wire.isAdditionalInfoAnswered ?? false,
  isHmdaAnswered: wire.isHmdaAnswered ?? false,
});

/** Maps the answers of an application. Unknown codes become null. */
export const summaryOf = (wire: AnswerOf<typeof readSummary>): Summary => ({
  propertyAddress: wire.propertyAddress && addressOf(wire.propertyAddress),
  occupancyType: occupancies.find((one) => one === wire.occupancyType) ?? null,
  homeAddress: wire.homeAddress && addressOf(wire.homeAddress),
  isListedForSale: wire.isListedForSale,
  income: wire.income,
  otherIncome: wire.otherIncome,
  employmentType: employmentTypes.find((one) => one === wire.employmentType) ?? null,
  name: readName(wire.name),
  dob: wire.dob,
  email: wire.email,
  phoneNumber: wire.phoneNumber && normalisePastedPhone(wire.phoneNumber),
  isLocked: wire.isLocked ?? false,
  facts: factsOf(wire),
});

export const wireChanges = ({
  propertyAddress,
  homeAddress,
  name,
  ...rest
}: Readonly<SummaryChanges>): BodyOf<typeof saveSummary> => ({
  ...rest,
  ...(propertyAddress && { propertyAddress: wireAddress(propertyAddress) }),
  ...(homeAddress && { homeAddress: wireAddress(homeAddress) }),
  ...(name && { name: wireName(name) }),
});
