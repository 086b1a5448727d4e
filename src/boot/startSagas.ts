import createSagaMiddleware from 'redux-saga';

import { root } from '#sagas/root.ts';
import { rootSagas } from '#sagas/sagas.ts';

import { browserPorts, type PortSettings } from './ports/browserPorts.ts';

/** Creates the sagas and their ports. This chunk loads after the first screen is usable. */
export function createSagas(settings: PortSettings) {
  const middleware = createSagaMiddleware();
  const ports = browserPorts(settings);
  return { middleware, run: () => middleware.run(root, ports, rootSagas).toPromise() };
}
