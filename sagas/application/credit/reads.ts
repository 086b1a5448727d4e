import * as v from 'valibot';

import { readCreditFreeze, readCreditIdentification } from '#sagas/api/contract/steps.ts';
import { addressOf } from '#sagas/api/mappers/additionalInfo.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import { select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { CreditFreeze, CreditIdentification } from '#store/application/credit/credit.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { selectProfile } from '#store/identity/selectors.ts';

/** Reads the bureaus with a locked or frozen file. Returns none if the lender names none. */
export function* readFreeze(ports: Ports, uuid: string): SagaGenerator<CreditFreeze> {
  const saved = yield* nullOn404(() => send(ports, readCreditFreeze, { path: { uuid } }));
  return saved ?? v.parse(readCreditFreeze.answer, {});
}

/** Reads the person we asked the bureaus about. Fills in missing parts from the application and the profile. */
export function* readIdentification(
  ports: Ports,
  uuid: string,
): SagaGenerator<CreditIdentification> {
  const saved = yield* nullOn404(() => send(ports, readCreditIdentification, { path: { uuid } }));
  const wire = saved ?? v.parse(readCreditIdentification.answer, {});
  const applicant = (yield* select(selectApplication))?.applicant;
  const profile = yield* select(selectProfile);
  return {
    ...wire,
    name: readName(wire.name) ?? applicant?.name ?? profile?.name ?? null,
    dob: wire.dob ?? applicant?.dob ?? profile?.dob ?? null,
    address: wire.address ? addressOf(wire.address) : (profile?.homeAddress ?? null),
    previousAddress: wire.previousAddress && addressOf(wire.previousAddress),
  };
}
