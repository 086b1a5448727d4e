import type { HttpBindings } from '@hono/node-server';

/** A test that calls the app directly has no bindings. */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>;
}
