import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import type { readSummary, saveSummary } from '#sagas/api/contract/summary.ts';
import { readName } from '#sagas/readName.ts';
import { wireAddress, wireName } from '#sagas/toWire.ts';
import type { Summary, SummaryChanges } from '#store/application/summary.ts';
import { normalisePastedPhone } from '#store/format/phone.ts';
import { occupancies } from '#store/registration/address.ts';
import { employmentTypes } from '#store/registration/income.ts';

import { addressOf } from './wireWords.ts';

/** The answers of an application in our words; a code that we do not know is not known. */
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
});

/** And back: what changed, and nothing else. */
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
