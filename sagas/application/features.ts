import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { call, put, select, spawn, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { superviseSaga, type RootSaga } from '#sagas/root.ts';
import { selectFeature } from '#store/application/currentScreen.ts';
import type { EnteredFeature } from '#store/application/features.ts';
import type { RootState } from '#store/index.ts';
import { selectStep } from '#store/registration/flow.ts';
import {
  chunkMissed,
  featureStarted,
  locationChanged,
  retryRequested,
} from '#store/shell/slice.ts';

import type { FeatureSagas } from './featureSagas.ts';

type Loaders = {
  readonly [Name in EnteredFeature]: () => Promise<{ readonly feature: FeatureSagas<Name> }>;
};

/** The code of each feature: one line each. */
const features: Loaders = {
  appraisal: () => import('./appraisal/feature.ts'),
  assets: () => import('./assets/feature.ts'),
  bank: () => import('./bank/feature.ts'),
  conditions: () => import('./conditions/feature.ts'),
  credit: () => import('./credit/feature.ts'),
  decision: () => import('./decision/feature.ts'),
  delinquency: () => import('./delinquency/feature.ts'),
  details: () => import('./details/feature.ts'),
  documents: () => import('./documents/feature.ts'),
  flood: () => import('./flood/feature.ts'),
  funding: () => import('./funding/feature.ts'),
  identity: () => import('./identity/feature.ts'),
  income: () => import('./income/feature.ts'),
  liens: () => import('./liens/feature.ts'),
  linking: () => import('./linking/feature.ts'),
  notary: () => import('./notary/feature.ts'),
  offers: () => import('./offers/feature.ts'),
  payoff: () => import('./payoff/feature.ts'),
  property: () => import('./property/feature.ts'),
  requalification: () => import('./requalification/feature.ts'),
  signing: () => import('./signing/feature.ts'),
  status: () => import('./status/feature.ts'),
  submission: () => import('./submission/feature.ts'),
  summary: () => import('./summary/feature.ts'),
  valuation: () => import('./valuation/feature.ts'),
};

/** The code of a feature; null where it does not come, which the page says. */
export function* loadFeature(
  name: EnteredFeature,
  loaders: Loaders = features,
): SagaGenerator<FeatureSagas | null> {
  const code = yield* call(() => loaders[name]().catch(() => null));
  return code && code.feature;
}

/** The feature that probably follows; its code is prefetched, as its page is. */
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
  yield* call(loadFeature, next, loaders);
}

/** The end of a registration leads to the offers: their code comes while the lender's status does. */
function* prefetchFirst(loaders: Loaders): SagaGenerator<void> {
  if ((yield* select(selectStep)) !== null) yield* call(() => loadFeature('offers', loaders));
}

/** Starts the sagas of a feature, once; its screens are shown when they run. Code that does not load is the page's (FT-66). */
function* enterFeature(
  ports: Ports,
  { name, loaders, running }: { name: EnteredFeature; loaders: Loaders; running: Set<RootSaga> },
): SagaGenerator<void> {
  const { startedFeatures } = yield* select((state: RootState) => state.shell);
  if (!startedFeatures.includes(name)) {
    const feature = yield* call(loadFeature, name, loaders);
    if (feature === null) {
      yield* put(chunkMissed({ page: name }));
      return;
    }
    // Two features may have a saga; and time travel takes a feature out of the state, while its sagas run on.
    for (const saga of feature.sagas.filter((one) => !running.has(one))) {
      running.add(saga);
      yield* spawn(superviseSaga, ports, [saga, 'steps'] as const);
    }
    yield* put(featureStarted({ feature: name }));
  }
  yield* call(prefetchNext, ports, name, loaders);
}

/** Starts the sagas of each feature as one of its screens is entered. */
export function* watchFeatures(ports: Ports, loaders: Loaders = features): SagaGenerator<void> {
  const running = new Set<RootSaga>();
  yield* runLatestOn([locationChanged, retryRequested], function* () {
    const name = yield* select(selectFeature);
    if (name === null) yield* call(prefetchFirst, loaders);
    else yield* call(enterFeature, ports, { name, loaders, running });
  });
}
