import * as v from 'valibot';

import { Uuid } from '#sagas/api/contract/common.ts';
import { readExperiment, saveExperiments } from '#sagas/api/contract/experiments.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { KeyValue, Ports } from '#sagas/ports.ts';
import { applicationOpened } from '#store/application/core/slice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { experimentNames, type Experiment } from '#store/flags/experiments.ts';
import { experimentsDecided, selectExperiments } from '#store/flags/experimentsSlice.ts';
import { applicationCreated } from '#store/registration/chain/slice.ts';
import { selectChain } from '#store/registration/flow.ts';
import { selectMatch } from '#store/shell/selectors.ts';

import { flagContext } from './flagContext.ts';

const MAX_REMEMBERED = 20;
const Remembered = v.pipe(v.string(), v.parseJson(), v.array(Uuid));

const rememberedIn = (local: KeyValue): string[] => {
  const read = v.safeParse(Remembered, local.read(storageKeys.experiments));
  return read.success ? read.output : [];
};

const remember = (local: KeyValue, uuids: readonly string[]) =>
  local.write(storageKeys.experiments, JSON.stringify(uuids.slice(-MAX_REMEMBERED)));

/** Asks for each experiment (CALL-TEL-04). One without a readable response has no variation (FT-83). */
function* loadDecisions(ports: Ports): SagaGenerator<Experiment[]> {
  const { path, body } = yield* call(flagContext, ports);
  const decided: Experiment[] = [];
  for (const name of experimentNames) {
    const params = { path, body: { ...body, featureKey: name } };
    const answer = yield* nullOnFailure(() => send(ports, readExperiment, params));
    if (answer !== null) decided.push({ name, variation: answer.variation });
  }
  return decided;
}

/**
 * Saves the variations once for each application. After a failure, marks them as unsaved again (EXP-01 to EXP-03,
 * CALL-TEL-06).
 */
export function* saveVariations(ports: Ports, uuid: string | null): SagaGenerator<void> {
  if (uuid === null) throw new Error('App ID is required to save experiment');
  const { local } = ports;
  const experiments = yield* select(selectExperiments);
  const known = rememberedIn(local);
  if (known.includes(uuid) || experiments.length === 0) return;
  remember(local, [...known, uuid]);
  const isSaved = yield* nullOnFailure(function* () {
    yield* send(ports, saveExperiments, { path: { uuid }, body: { experiments } });
    return true;
  });
  if (isSaved === null)
    remember(
      local,
      rememberedIn(local).filter((one) => one !== uuid),
    );
}

/** Reads this visitor's variations, and saves them when an application is created or opened, except by a signer. */
export function* watchExperiments(ports: Ports): SagaGenerator<void> {
  function* saveAt(uuid: string | null) {
    if (uuid !== null && (yield* select(selectMatch))?.screen !== 'signer')
      yield* call(saveVariations, ports, uuid);
  }
  yield* put(experimentsDecided(yield* call(loadDecisions, ports)));
  yield* takeEvery([applicationCreated, applicationOpened], ({ payload }) => saveAt(payload.uuid));
  const opened = (yield* select(selectApplicationState)).uuid;
  yield* call(saveAt, opened ?? (yield* select(selectChain)).applicationUuid);
}
