import type { createApplication } from '#sagas/api/contract/application.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import { homeAddressValidator } from '#store/person/address.ts';
import { validateLegalName } from '#store/person/name.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { validateContact } from '#store/registration/contact.ts';

import {
  toFormAddress,
  ageMistakes,
  incomeMistakes,
  propertyMistakes,
  refuseState,
} from './fieldRules.ts';

const ALWAYS_GIVEN = ['PRIVACY', 'TERMS', 'COMMUNICATIONS'];

function refuseConsents({
  consentRequests,
  consentListRequest,
  propertyRequest,
}: BodyOf<typeof createApplication>) {
  const types = consentRequests.map(({ type }) => type);
  // A New York property has none if the brand may not ask (CREATE-BODY-10).
  const needed = propertyRequest.state === 'NY' ? ALWAYS_GIVEN : [...ALWAYS_GIVEN, 'SOFT_CREDIT'];
  const isComplete = needed.every((type) => types.includes(type));
  const isListed = types.every((type) => consentListRequest.includes(type));
  if (!isComplete || !isListed)
    throw new HttpError(400, { message: 'A consent is missing.', field: 'consentRequests' });
}

/** Applies every field rule of registration again (SC-24). */
export function refuseCreate(
  body: BodyOf<typeof createApplication>,
  queryState: string,
  { lender, now }: { lender: Lender; now: number },
): void {
  const { profileRequest, propertyRequest, income, employmentType } = body;
  const home = toFormAddress(profileRequest.homeAddress);

  refuseInvalid(propertyMistakes(toFormAddress(propertyRequest), lender), 'propertyRequest.');
  refuseInvalid(homeAddressValidator('manual')(home), 'profileRequest.homeAddress.');
  refuseInvalid(validateLegalName(readName(profileRequest.name)), 'profileRequest.name.');
  const { ageRestricted: isAgeRestricted } = lender.brand.switches;
  const age = { home, property: propertyRequest, isAgeRestricted, now };
  refuseInvalid(ageMistakes(profileRequest, age), 'profileRequest.');
  const { email } = profileRequest;
  const phoneNumber = normalisePastedPhone(profileRequest.phoneNumber);
  refuseInvalid(validateContact({ email, phoneNumber }), 'profileRequest.');
  const mistakes = incomeMistakes({ ...income, employmentType });
  const { income: incomePrimary, otherIncome: incomeOther } = mistakes;
  refuseInvalid({ incomePrimary, incomeOther }, 'income.');
  refuseInvalid({ employmentType: mistakes.employmentType });
  if (queryState !== propertyRequest.state)
    throw new HttpError(400, { message: 'The state is not that of the property.', field: 'state' });
  refuseConsents(body);
  refuseState(propertyRequest.state, lender);
}
