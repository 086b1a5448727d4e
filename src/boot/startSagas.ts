import createSagaMiddleware from 'redux-saga';

import { root } from '#sagas/root.ts';
import { stories } from '#sagas/sagas.ts';

import { browserPorts, type PortSettings } from './ports/browserPorts.ts';

/** Everything that takes time or leaves the page, as one chunk: the first screen is in use before it is there. */
export function sagasWith(settings: PortSettings) {
  const middleware = createSagaMiddleware();
  const ports = browserPorts(settings);
  return { middleware, run: () => middleware.run(root, ports, stories).toPromise() };
}
