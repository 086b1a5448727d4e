import { ApiError, toFailure } from '#sagas/api/apiError.ts';
import { readApplication } from '#sagas/api/contract/application.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { readRetry, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import type { Application } from '#store/application/core/application.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { applicationFailed, applicationReceived } from '#store/application/core/slice.ts';
import { selectApplicationFailure, selectRoutingFailure } from '#store/application/core/state.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { readName } from '#sagas/api/mappers/name.ts';

import { receiveStatus } from './status/loadStatus.ts';

type Wire = AnswerOf<typeof readApplication>;

/** Returns the chosen offer. Some lenders send it in fields of the application itself (FIELD-APP-2, SIDE-03). */
function offerOf(wire: Wire): Application['selectedOffer'] {
  if (wire.selectedOffer) {
    const { amount, total, rate, term, monthlyPayment, debtsPaid } = wire.selectedOffer;
    return { amount, total, rate, term, monthlyPayment, debtsPaid };
  }
  const { amount, uwCalculatedDrawAmount: total, rate, term } = wire;
  if (amount === null && total === null) return null;
  return { amount, total, rate, term, monthlyPayment: null, debtsPaid: null };
}

type WireProperty = NonNullable<Wire['property']>;

const propertyOf = ({
  valueSource: _valueSource,
  valueDate: _valueDate,
  ...property
}: WireProperty): Application['property'] => property;

/** COND-12: the last four characters of the number or its mask. */
const accountEndingOf = (account: Wire['disburseAccount']): string | null =>
  (account?.accountNumber ?? account?.mask)?.slice(-4) ?? null;

/** Maps an application from the wire. Keeps only whether there is a routing number (decision 18). */
export const applicationOf = (wire: Wire): Application => ({
  uuid: wire.uuid,
  createdAt: wire.auditFields?.createdDate ?? null,
  loanNumber: wire.loanNumber,
  isInquiry: wire.isInquiry ?? false,
  isCrypto: wire.isCrypto ?? false,
  property: wire.property && propertyOf(wire.property),
  applicant: {
    name: readName(wire.profile?.name ?? null),
    dob: wire.profile?.dob ?? null,
    email: wire.profile?.email ?? null,
    phoneNumber: wire.profile?.phoneNumber ?? null,
  },
  adjustedHomeAmount: wire.adjustedHomeAmount,
  hasRoutingNumber: Boolean(wire.disburseAccount?.routingNumber),
  accountEnding: accountEndingOf(wire.disburseAccount),
  isSsnOnFile: wire.ssnOnFile ?? false,
  consentsGiven: wire.consentsGiven ?? [],
  selectedOffer: offerOf(wire),
  referrerUuid: wire.referrer?.referrerUuid ?? null,
  wholesaleBrokerNmls: wire.referrer?.wholesaleBrokerNmls ?? null,
});

/** Whether the lender has no such application for this user (FT-31). */
export const isForeign = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status) && !error.endsSession;

/** Reads the application. Returns the status that came with it, without storing it. */
export function* loadRecord(ports: Ports, uuid: string): SagaGenerator<ApplicationStatus> {
  const hasFailed =
    (yield* select(selectApplicationFailure)) !== null ||
    (yield* select(selectRoutingFailure)) !== null;
  const wire = yield* retrying(readRetry(hasFailed), () =>
    send(ports, readApplication, { path: { uuid } }),
  );
  yield* put(applicationReceived(applicationOf(wire)));
  return wire.status;
}

/** Reads the application, and stores its status. */
export function* loadApplication(ports: Ports, uuid: string): SagaGenerator<void> {
  yield* call(receiveStatus, ports, yield* call(loadRecord, ports, uuid));
}

/** Like `loadApplication`, for a screen that shows the failure itself. */
export function* loadApplicationToShow(
  ports: Ports,
  uuid: string,
): SagaGenerator<'ready' | 'foreign' | 'failed'> {
  try {
    yield* call(loadApplication, ports, uuid);
    return 'ready';
  } catch (error) {
    if (isForeign(error)) return 'foreign';
    yield* put(applicationFailed(toFailure(error)));
    return (yield* select(selectApplication)) === null ? 'failed' : 'ready';
  }
}
