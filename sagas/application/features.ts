import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, put, select, spawn, type SagaGenerator } from '#sagas/effects.ts';
import { loadOptional, loadRequired } from '#sagas/loadCode.ts';
import type { Ports } from '#sagas/ports.ts';
import { superviseSaga, type RootSaga } from '#sagas/root.ts';
import { selectFeature } from '#store/application/core/currentScreen.ts';
import type { EnteredFeature } from '#store/application/core/features.ts';
import type { RootState } from '#store/index.ts';
import { selectStep } from '#store/registration/flow.ts';
import { featureStarted, locationChanged, retryRequested } from '#store/shell/slice.ts';

import type { FeatureSagas } from './featureSagas.ts';

type Loaders = {
  readonly [Name in EnteredFeature]: () => Promise<{ readonly feature: FeatureSagas<Name> }>;
};

const features: Loaders = {
  appraisal: () => import('#sagas/application/appraisal/appraisal.sagas.ts'),
  assets: () => import('#sagas/application/assets/assets.sagas.ts'),
  bank: () => import('#sagas/application/bank/bank.sagas.ts'),
  conditions: () => import('#sagas/application/conditions/conditions.sagas.ts'),
  credit: () => import('#sagas/application/credit/credit.sagas.ts'),
  decision: () => import('#sagas/application/decision/decision.sagas.ts'),
  delinquency: () => import('#sagas/application/delinquency/delinquency.sagas.ts'),
  details: () => import('#sagas/application/details/details.sagas.ts'),
  documents: () => import('#sagas/application/documents/documents.sagas.ts'),
  flood: () => import('#sagas/application/flood/flood.sagas.ts'),
  funding: () => import('#sagas/application/funding/funding.sagas.ts'),
  idCheck: () => import('#sagas/application/idCheck/idCheck.sagas.ts'),
  income: () => import('#sagas/application/income/income.sagas.ts'),
  liens: () => import('#sagas/application/liens/liens.sagas.ts'),
  linking: () => import('#sagas/application/linking/linking.sagas.ts'),
  notary: () => import('#sagas/application/notary/notary.sagas.ts'),
  offers: () => import('#sagas/application/offers/offers.sagas.ts'),
  payoff: () => import('#sagas/application/payoff/payoff.sagas.ts'),
  property: () => import('#sagas/application/property/property.sagas.ts'),
  requalification: () => import('#sagas/application/requalification/requalification.sagas.ts'),
  signer: () => import('#sagas/application/signer/signer.sagas.ts'),
  signing: () => import('#sagas/application/signing/signing.sagas.ts'),
  status: () => import('#sagas/application/status/status.sagas.ts'),
  submission: () => import('#sagas/application/submission/submission.sagas.ts'),
  summary: () => import('#sagas/application/summary/summary.sagas.ts'),
  valuation: () => import('#sagas/application/valuation/valuation.sagas.ts'),
};

/** Returns the code of a feature, or null if it can't be loaded; the page then reports that. */
export function* loadFeature(name: EnteredFeature): SagaGenerator<FeatureSagas | null> {
  const code = yield* loadOptional<{ feature: FeatureSagas }>(features[name]);
  return code && code.feature;
}

/** The feature that probably follows. Its code is prefetched along with its page. */
const nextFeatures: Partial<Record<EnteredFeature, EnteredFeature>> = { offers: 'details' };

function* prefetchNext(
  { page }: Ports,
  name: EnteredFeature,
  loaders: Loaders,
): SagaGenerator<void> {
  const next = nextFeatures[name];
  if (next === undefined) return;
  yield* call(() => page.firstInput());
  yield* call(() => page.rest());
  yield* loadOptional<unknown>(loaders[next]);
}

/** A registration leads to the offers, so their code loads at the same time as the status. */
function* prefetchFirst(loaders: Loaders): SagaGenerator<void> {
  if ((yield* select(selectStep)) !== null) yield* loadOptional(loaders.offers);
}

/** Starts the sagas of a feature once. Its screens appear when the sagas run. */
function* enterFeature(
  ports: Ports,
  { name, loaders, running }: { name: EnteredFeature; loaders: Loaders; running: Set<RootSaga> },
): SagaGenerator<void> {
  const { startedFeatures } = yield* select((state: RootState) => state.shell);
  if (!startedFeatures.includes(name)) {
    const { feature } = yield* loadRequired<{ feature: FeatureSagas }>(loaders[name], name);
    // Two features may share a saga. Time travel can remove a feature from the state, but its sagas keep running.
    for (const saga of feature.sagas.filter((one) => !running.has(one))) {
      running.add(saga);
      yield* spawn(superviseSaga, ports, [saga, 'steps'] as const);
    }
    yield* put(featureStarted({ feature: name }));
  }
  yield* call(prefetchNext, ports, name, loaders);
}

/** Starts the sagas of each feature when one of its screens opens. */
export function* watchFeatureSagas(ports: Ports, loaders: Loaders = features): SagaGenerator<void> {
  const running = new Set<RootSaga>();
  yield* runLatestOn([locationChanged, retryRequested], function* () {
    const name = yield* select(selectFeature);
    if (name === null) yield* call(prefetchFirst, loaders);
    else yield* call(enterFeature, ports, { name, loaders, running });
  });
}
