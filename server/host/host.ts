import { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import type { Organisation } from '#store/org/organisation.ts';

export interface HostOptions {
  readonly distFolder: string;
  readonly brandsFolder: string;
  readonly brands: ReadonlyMap<string, Organisation>;
  /** Where the calls go; null: to the sandbox. */
  readonly gatewayUrl: string | null;
  readonly sandbox: Hono<SandboxEnv> | null;
}

export function createHost({ sandbox }: HostOptions): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  if (sandbox) app.route('/', sandbox);
  app.get('/', (c) => c.text('The app is not built yet.'));
  return app;
}
