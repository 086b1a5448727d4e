import { readStateLicenses } from '#sagas/api/contract/eligibility.ts';
import { readPhoneHours } from '#sagas/api/contract/support.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { call, fork, put, select, type SagaGenerator } from '#sagas/effects.ts';
import { untilPageIsUsed } from '#sagas/navigation/until.ts';
import type { Ports } from '#sagas/ports.ts';
import { licensesReceived } from '#store/footer/slice.ts';
import { selectOrgCode } from '#store/org/selectors.ts';
import { hoursReceived } from '#store/support/slice.ts';

function* readLicenses(ports: Ports): SagaGenerator<void> {
  const query = { orgCode: yield* select(selectOrgCode) };
  const answer = yield* nullOnFailure(() => send(ports, readStateLicenses, { query }));
  if (answer) yield* put(licensesReceived(answer.map(({ abbrev }) => abbrev)));
}

function* readHours(ports: Ports): SagaGenerator<void> {
  const params = { path: { department: 'OPS_PHONE' }, query: { display: 'true' } } as const;
  const hours = yield* nullOnFailure(() => send(ports, readPhoneHours, params));
  if (hours) yield* put(hoursReceived(hours));
}

/** Reads licenses and phone hours for the footer, and leaves out a line without a response (FT-80, FT-87). */
export function* readFooter(ports: Ports): SagaGenerator<void> {
  yield* call(untilPageIsUsed, ports);
  yield* fork(readLicenses, ports);
  yield* fork(readHours, ports);
}
