import { joinWaitlist } from '#sagas/api/contract/registration.ts';
import { put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { agreement, wireAddress } from '#sagas/api/mappers/wireParts.ts';
import { leaveFor } from '#sagas/navigation/exits.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { selectOrgCode } from '#store/org/selectors.ts';
import { CONSENT_VERSION } from '#store/text/sampleText.ts';
import { needsWaitlist } from '#store/registration/eligibility.ts';
import { waitlistDestination } from '#store/registration/waitlist.ts';
import { selectCampaign, selectEligibility } from '#store/registration/selectors.ts';
import { selectChain, selectDraft } from '#store/registration/flow.ts';
import { REGISTRATION_SCOPE } from '#store/pendingWrites/slice.ts';
import { registrationDropped } from '#store/registration/slice.ts';

import { Incomplete } from './interruptions.ts';

/**
 * CALL-ELIG-03: joins the waitlist outside the lending area (ELIG-01 to ELIG-04). Returns `false` if the browser left.
 */
export function* checkWaitlist(ports: Ports): SagaGenerator<boolean> {
  const { propertyAddress, name, dob, email, income } = yield* select(selectDraft);
  const { utm } = yield* select(selectCampaign);
  const area = yield* select(selectEligibility);
  if (propertyAddress === null) throw new Incomplete('The property is missing');
  if (!needsWaitlist(propertyAddress, area, utm.source)) return true;
  const { acceptedAt } = yield* select(selectChain);
  if (name === null || dob === null || email === null || income === null || acceptedAt === null)
    throw new Incomplete('An answer is missing');

  yield* sendIdempotent(
    ports,
    joinWaitlist,
    {
      body: {
        firstName: name.firstName,
        lastName: name.lastName,
        dob,
        email,
        income: income.income,
        ...wireAddress(propertyAddress),
        consent: {
          type: 'WAITLIST',
          // Our choice: the text is the soft note of the address screen.
          version: CONSENT_VERSION,
          // The same for each submit, because an idempotency key belongs to one body (SC-09).
          ...agreement(yield* select(selectOrgCode), acceptedAt),
        },
      },
    },
    { scope: `${REGISTRATION_SCOPE}waitlist` },
  );
  yield* put(registrationDropped());
  yield* leaveFor(ports, waitlistDestination(utm.source));
  return false;
}
