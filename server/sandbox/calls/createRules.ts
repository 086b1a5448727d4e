import type { createApplication } from '#sagas/api/contract/application.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import { Refusal, refuseMistakes } from '#server/sandbox/refusal.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { stateName } from '#store/geography/states.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import {
  homeAddressValidator,
  propertyAddressValidator,
  type HomeAddress,
} from '#store/person/address.ts';
import { stateOfResidence, birthdateValidator } from '#store/person/birthdate.ts';
import { validateContact } from '#store/registration/contact.ts';
import { employmentTypes, validateIncome } from '#store/registration/income.ts';
import { validateLegalName } from '#store/person/name.ts';

/** The lender has a licence in the state of a property, or does nothing there. */
export function refuseState(state: string, { licensedStates }: Lender): void {
  if (!licensedStates.has(state))
    throw new Refusal(400, {
      message: `We do not currently offer loans in ${stateName(state)}.`,
      code: 'STATE_NOT_LICENSED',
    });
}

const ALWAYS_GIVEN = ['PRIVACY', 'TERMS', 'COMMUNICATIONS'];

interface WireAddress extends Omit<HomeAddress, 'street2'> {
  readonly street2?: string | null;
}

/** An address as the field rules want it: no second line rather than an empty one. */
export const addressOf = <Address extends WireAddress>({ street2, ...rest }: Address) => ({
  ...rest,
  ...(street2 ? { street2 } : {}),
});

function refuseConsents({
  consentRequests,
  consentListRequest,
  propertyRequest,
}: BodyOf<typeof createApplication>) {
  const types = consentRequests.map(({ type }) => type);
  // A New York property has none where the brand may not ask (CREATE-BODY-10).
  const needed = propertyRequest.state === 'NY' ? ALWAYS_GIVEN : [...ALWAYS_GIVEN, 'SOFT_CREDIT'];
  const isComplete = needed.every((type) => types.includes(type));
  const isListed = types.every((type) => consentListRequest.includes(type));
  if (!isComplete || !isListed)
    throw new Refusal(400, { message: 'A consent is missing.', field: 'consentRequests' });
}

/** Every field rule of registration again: the lender trusts nobody (SC-24). */
export function refuseCreate(
  body: BodyOf<typeof createApplication>,
  queryState: string,
  { lender, now }: { lender: Lender; now: number },
): void {
  const { profileRequest, propertyRequest, income } = body;
  const { brand } = lender;
  const property = addressOf(propertyRequest);
  const home = addressOf(profileRequest.homeAddress);

  refuseMistakes(
    propertyAddressValidator({
      entry: 'manual',
      allowRegulatorReview: brand.orgMetaData.companyInfo.allowRegulatorReview,
    })(property),
    'propertyRequest.',
  );
  refuseMistakes(homeAddressValidator('manual')(home), 'profileRequest.homeAddress.');
  refuseMistakes(validateLegalName(readName(profileRequest.name)), 'profileRequest.name.');
  refuseMistakes(
    birthdateValidator({
      todayIso: dayAt(now, property.state),
      state: stateOfResidence(home, property),
      isAgeRestricted: brand.switches.ageRestricted,
    })(profileRequest),
    'profileRequest.',
  );
  const { email } = profileRequest;
  const phoneNumber = normalisePastedPhone(profileRequest.phoneNumber);
  refuseMistakes(validateContact({ email, phoneNumber }), 'profileRequest.');
  const employmentType = employmentTypes.find((type) => type === body.employmentType);
  const {
    income: incomePrimary,
    otherIncome: incomeOther,
    employmentType: employment,
  } = validateIncome({
    income: income.incomePrimary,
    otherIncome: income.incomeOther,
    ...(employmentType ? { employmentType } : {}),
  });
  refuseMistakes({ incomePrimary, incomeOther }, 'income.');
  refuseMistakes({ employmentType: employment });
  if (queryState !== propertyRequest.state)
    throw new Refusal(400, { message: 'The state is not that of the property.', field: 'state' });
  refuseConsents(body);
}
