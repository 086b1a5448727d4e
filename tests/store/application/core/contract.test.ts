import * as v from 'valibot';

import { WireStatus } from '#sagas/api/contract/application.ts';
import { WireOfferSet } from '#sagas/api/contract/offers.ts';
import { WireAdditionalInfo } from '#sagas/api/contract/steps.ts';
import type { AdditionalInfo } from '#store/application/details/additionalInfoAnswer.ts';
import { quoteOf, type OfferSet } from '#store/application/offers/offers.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';
import { aJointInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

it('gives an empty status the same defaults at the edge and in the store', () => {
  const read: ApplicationStatus = v.parse(WireStatus, {});

  expect(read).toEqual(withStatusDefaults({}));
});

it('computes a quote from offers as the contract reads them', () => {
  const read: OfferSet = v.parse(WireOfferSet, anOfferSet());

  expect(quoteOf(read, anOfferChoice(), '2026-03-05')?.monthlyPayment).toBe(990.18);
});

it('sends additional info that the contract accepts', () => {
  const mailingAddress = aHomeAddress();
  const facts: AdditionalInfo = aJointInfo({ mailingAddress });
  const body: v.InferInput<typeof WireAdditionalInfo> = facts;

  expect(v.safeParse(WireAdditionalInfo, body).success).toBe(true);
});
