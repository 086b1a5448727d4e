import type { HttpBindings } from '@hono/node-server';

/** In the server the bindings are there; a test that calls the app directly has none. */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>;
}
