import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import { currentBanners } from '#server/sandbox/calls/bannerCalls.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { FaultPlan } from '#server/sandbox/http/faults.ts';
import { locationOf } from '#server/sandbox/http/location.ts';
import { HttpError, notFound, refusedWith } from '#server/sandbox/httpError.ts';
import { seed } from '#server/sandbox/seed.ts';
import type { World } from '#server/sandbox/world.ts';
import { isSafePath } from '#store/shell/query.ts';
import { withChanged, withCondition } from '#server/sandbox/lender/conditions/conditionChanges.ts';
import { conditionAt } from '#server/sandbox/lender/conditions/conditionRecord.ts';
import { decided } from '#server/sandbox/lender/conditions/conditionReview.ts';
import { PlainObject, strictObjectOf } from '#server/sandbox/plainObject.ts';
import { signerFileOf } from '#server/sandbox/lender/signers/signerFile.ts';
import { saveApplication, catchUp } from '#server/sandbox/lender/application/catchUp.ts';

import { bodyOf } from './bodyOf.ts';
import { changeApplication } from './changeApplication.ts';
import { chatRoutes } from './chatRoutes.ts';
import { logRoutes } from './logRoutes.ts';
import { requireLoopback } from './requireLoopback.ts';
import { requireLender } from './requireLender.ts';
import { SessionRequest } from './sessionRequest.ts';
import { makeSession } from './sessions.ts';
import {
  BannersRequest,
  ConditionReviewRequest,
  Flags,
  Hours,
  NewConditionRequest,
} from './settingRequests.ts';
import {
  TicketRequest,
  homeOf,
  requireApplication,
  createTicketFor,
  takeTicket,
} from './tickets.ts';
import { parseRequest } from './parseRequest.ts';

const EmptyBody = strictObjectOf({});
const SinceQuery = v.object({ since: v.optional(v.pipe(v.string(), v.digits()), '0') });

type SandboxContext = Context<SandboxEnv>;

function applicationAt(world: World, c: SandboxContext) {
  return catchUp(world, requireApplication(world, c.req.param('uuid') ?? ''));
}

function fileAt(world: World, c: SandboxContext, signerUuid: string | undefined) {
  const application = applicationAt(world, c);
  if (signerUuid === undefined) return application;
  const signer = application.signers.find(({ uuid }) => uuid === signerUuid);
  if (signer === undefined) throw notFound('There is no such signer.');
  return signerFileOf(application, signer);
}

/** Returns the lender of `?org=`, or null for all. */
function orgOf(world: World, c: SandboxContext) {
  const org = c.req.query('org') ?? null;
  return org === null ? null : requireLender(world, org).code;
}

function signInRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/sandbox/sessions', async (c) => {
    const { loginPath, ...made } = await makeSession(world, await bodyOf(c, SessionRequest));
    return c.json({ ...made, loginUrl: new URL(loginPath, c.req.url).href }, 201);
  });

  app.post('/sandbox/tickets', async (c) => {
    const loginPath = createTicketFor(world, await bodyOf(c, TicketRequest));
    return c.json({ loginUrl: new URL(loginPath, c.req.url).href }, 201);
  });

  app.get('/sandbox/login/:ticket', (c) => {
    const ticket = takeTicket(world, c.req.param('ticket'));
    const session = world.identities.startSession(ticket.identityUuid);
    c.header('Set-Cookie', world.cookiesAt(c.req.url).signedIn(session.id));
    const returnTo = c.req.query('next');
    return c.redirect(
      locationOf(isSafePath(returnTo) ? returnTo : homeOf(world, ticket, c.req.raw)),
    );
  });
}

function applicationRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get('/sandbox/applications', (c) =>
    c.json(world.applications.all().map((application) => catchUp(world, application))),
  );
  app.get('/sandbox/applications/:uuid', (c) => c.json(applicationAt(world, c)));
  app.patch('/sandbox/applications/:uuid', async (c) => {
    const change = await bodyOf(c, PlainObject);
    const application = applicationAt(world, c);
    const changed = changeApplication(world, application, change);
    saveApplication(world, application, changed);
    return c.json(changed);
  });
  app.post('/sandbox/applications/:uuid/conditions', async (c) => {
    const { signerUuid, ...given } = await bodyOf(c, NewConditionRequest);
    const condition = conditionAt(given, world.now());
    const file = fileAt(world, c, signerUuid);
    saveApplication(world, file, withCondition(file, condition));
    return c.json(condition, 201);
  });
  app.post('/sandbox/applications/:uuid/conditions/:conditionUuid/review', async (c) => {
    const decision = await bodyOf(c, ConditionReviewRequest);
    const application = applicationAt(world, c);
    const files = [
      application,
      ...application.signers.map((one) => signerFileOf(application, one)),
    ];
    for (const file of files) {
      const condition = file.conditions.find(({ uuid }) => uuid === c.req.param('conditionUuid'));
      if (condition === undefined) continue;
      const after = decided(condition, decision);
      saveApplication(world, file, withChanged(file, after, world.now()));
      return c.json(after);
    }
    throw notFound('There is no such condition.');
  });
}

function settingRoutes(app: Hono<SandboxEnv>, world: World): void {
  const setting = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    read: (c: SandboxContext) => unknown,
    write: (given: v.InferOutput<Schema>, c: SandboxContext) => void,
  ) => {
    app.get(`/sandbox/${name}`, (c) => c.json(read(c)));
    app.put(`/sandbox/${name}`, async (c) => {
      write(await bodyOf(c, schema), c);
      return c.json({ status: 'ok' });
    });
  };
  const { settings, faults } = world;
  setting(
    'flags',
    Flags,
    (c) => settings.flags(orgOf(world, c)),
    (flags, c) => settings.setFlags(orgOf(world, c), flags),
  );
  setting(
    'banners',
    BannersRequest,
    () => currentBanners(world),
    (banners) => settings.setBanners(banners),
  );
  setting(
    'hours',
    Hours,
    () => settings.hours(),
    (hours) => settings.setHours(hours),
  );
  setting(
    'faults',
    v.array(FaultPlan),
    () => faults.list(),
    (plans) => faults.replace(plans),
  );
}

/** The stable interface for tests, partners and the console (architecture.md). */
export function controlRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.onError((error) => {
    if (!(error instanceof HttpError)) throw error;
    return refusedWith(error);
  });
  app.use('/sandbox/*', async (c, next) => {
    requireLoopback(c.req.raw, c.env ?? {});
    c.header('Cache-Control', 'no-store');
    await next();
  });

  app.get('/sandbox/health', (c) => c.json({ status: 'ok' }));

  app.post('/sandbox/reset', async (c) => {
    await bodyOf(c, EmptyBody);
    await seed(world);
    return c.json({ status: 'ok' });
  });

  signInRoutes(app, world);
  applicationRoutes(app, world);
  settingRoutes(app, world);
  chatRoutes(app, world);
  logRoutes(app, world);

  app.get('/sandbox/outbox', (c) => c.json(world.outbox.newestFirst()));

  app.get('/sandbox/requests', (c) => {
    const { since } = parseRequest(SinceQuery, { since: c.req.query('since') });
    return c.json(world.callLog.since(Number(since)));
  });

  return app;
}
