import createSagaMiddleware from 'redux-saga';

import { root } from '#sagas/root.ts';
import { rootSagas } from '#sagas/sagas.ts';

import { browserPorts, type PortSettings } from './ports/browserPorts.ts';

/** The sagas and their ports, as one chunk that loads after the first screen is usable. */
export function createSagas(settings: PortSettings) {
  const middleware = createSagaMiddleware();
  const ports = browserPorts(settings);
  return { middleware, run: () => middleware.run(root, ports, rootSagas).toPromise() };
}
