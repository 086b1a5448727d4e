import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';

import { STRICTEST_POLICY } from '#server/host/securityHeaders.ts';
import { originators } from '#server/sandbox/data/originators.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

import { brokerPages } from './brokerPages.ts';
import { dashboardPages } from './dashboardPages.ts';
import { paymentPages } from './paymentPages.ts';
import { plainPages } from './plainPages.ts';
import { providerPages } from './providerPages.ts';
import { signInPages } from './signInPages.ts';
import { surveyPages } from './surveyPages.ts';

const siteCss = readFileSync(join(import.meta.dirname, 'site.css'), 'utf8');

const avatar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
  <rect width="96" height="96" fill="#cfe0ee"/><circle cx="48" cy="38" r="17" fill="#8a5a44"/>
  <path d="M14 96c2-22 16-33 34-33s32 11 34 33z" fill="#1f4e79"/>
  <path d="M29 38c-1-16 9-24 20-24s20 8 18 24c-6-3-10-7-12-12-5 6-15 9-26 12z" fill="#2c1d18"/></svg>`;

/** Imitates the pages around the app (screens.md 12.10). */
export function mainSiteRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.onError((error) => {
    if (!(error instanceof HttpError)) throw error;
    const { status, errors } = error;
    return new Response(errors[0]?.message, { status });
  });

  app.get('/sandbox/site.css', (c) =>
    c.body(siteCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  for (const { avatarUri } of originators)
    if (avatarUri !== null)
      app.get(avatarUri, (c) =>
        c.body(avatar, 200, {
          'Content-Type': 'image/svg+xml',
          'Content-Security-Policy': STRICTEST_POLICY,
        }),
      );

  signInPages(app, world);
  brokerPages(app, world);
  paymentPages(app, world);
  providerPages(app, world);
  dashboardPages(app, world);
  surveyPages(app, world);
  plainPages(app, world);
  return app;
}
