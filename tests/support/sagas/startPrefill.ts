import { watchLocation } from '#sagas/navigation/location.ts';
import { watchRegistrationEntry } from '#sagas/registration/enter.ts';
import { selectArePrefillsSettled, selectPropertyValues } from '#store/registration/selectors.ts';
import { selectIncomeValues } from '#store/registration/income.ts';
import { selectNameValues } from '#store/registration/legalName.ts';
import { selectContactValues } from '#store/registration/accountValues.ts';
import { draftAbsent } from '#store/registration/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { scriptedApi, type Answer } from '#tests/support/fakes/scriptedApi.ts';

import { startSaga } from './startSaga.ts';

export const V2 = '/account/heloc/register-v2';
export const offer = {
  offerCode: 'AB12',
  firstName: 'Olga',
  lastName: 'Offer',
  respondByDate: '2026-12-31',
  street1: '1 Offer Road',
  zip: '43214',
};
export const referral = {
  firstName: 'Rita',
  lastName: 'Referral',
  street1: '2 Referral Road',
  email: 'rita@mail.example',
  phoneNumber: '(614) 555-0102',
};
export const prepop = {
  name: { firstName: 'Ada', lastName: 'Affiliate' },
  income: 90_000,
  email: 'ada@mail.example',
};

/** Opens this address, at a lender with an offer, a referral and an affiliate. */
export async function startPrefill(
  at: string,
  script: Readonly<Record<string, readonly Answer[]>> = {},
) {
  const api = scriptedApi({
    readStatesEligibility: [{ states: [] }],
    readZipEligibility: [{}],
    readOfferCode: [offer],
    readReferralStatus: [{}],
    readReferral: [referral],
    readPrepop: [prepop],
    ...script,
  });
  const ports = fakePorts({ api, at });
  const { store } = startSaga([watchLocation, watchRegistrationEntry], {
    ports,
    before: [draftAbsent(), todayChanged({ today: '2026-11-21' })],
  });
  await jest.advanceTimersByTimeAsync(0);
  const state = () => store.getState();
  return {
    api,
    ports,
    store,
    lookups: () => api.names().filter((name) => /Offer|Referral|Prepop/.test(name)),
    registration: () => state().registration.answers,
    name: () => selectNameValues(state()).firstName,
    property: () => selectPropertyValues(state()),
    income: () => selectIncomeValues(state()).income,
    contact: () => selectContactValues(state()),
    isSettled: () => selectArePrefillsSettled(state()),
  };
}
