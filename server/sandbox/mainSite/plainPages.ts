import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import type { World } from '#server/sandbox/world.ts';
import { stateName } from '#store/geography/states.ts';
import { CONSENT_VERSION } from '#store/text/sampleText.ts';

import { pageOf, type Markup } from './layout.ts';
import { pathOf, visitorOf, type Visitor } from './visitor.ts';

interface PlainPage {
  readonly path: string;
  readonly title: (visitor: Visitor) => string;
  readonly text: string;
}

const sample = 'This is a sample for the sandbox. A lender puts its own text here.';

const policies: readonly PlainPage[] = [
  {
    path: '/terms',
    title: ({ lender }) => `Terms of ${lender.brand.switches.termsLabel}`,
    text: 'What you may expect of this site, and what it may expect of you.',
  },
  {
    path: '/privacy',
    title: () => 'Privacy Policy',
    text: 'Which facts about you are kept, why, for how long, and who may see them.',
  },
  {
    path: '/communications',
    title: () => 'Electronic messages',
    text: 'What it means to get messages and documents electronically, and how to go back to paper for free.',
  },
];

/** Products and pages of the main site that the sandbox has none of. */
const elsewhere = [
  '/exchange',
  '/pay',
  '/contact',
  '/portfolio',
  '/group-manager',
  '/auth/forgot-password',
  '/universal-:rest',
];

const show = (world: World, visitor: Visitor, title: string, content: Markup) =>
  pageOf(world, {
    ...visitor,
    title,
    content: html`<section class="narrow">
      <h1>${title}</h1>
      ${content}
    </section>`,
  });

function frontPage(app: Hono<SandboxEnv>, world: World): void {
  app.get('/', (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const { companyNameShort, companyProduct } = visitor.lender.brand.orgMetaData.companyInfo;
    const start = pathOf('/account/heloc/register', visitor);
    return show(
      world,
      visitor,
      companyProduct,
      html`<p>Borrow against your home with ${companyNameShort}.</p>
        <div class="actions">
          <a class="primary" href="${start}">Apply</a>
          <a href="${pathOf(visitor.identity ? '/dashboard' : '/auth/login', visitor)}"
            >${visitor.identity ? 'Dashboard' : 'Log in'}</a
          >
        </div>`,
    );
  });
}

function waitlistPages(app: Hono<SandboxEnv>, world: World): void {
  for (const path of ['/waitlist', '/marketing-waitlist'])
    app.get(path, (c) => {
      const cookies = world.cookiesAt(c.req.url);
      const place = world.waitlistPlace(cookies.waitlistPlaceIn(c.req.raw.headers));
      const email = place?.email ?? 'you';
      const state = place ? stateName(place.state) : 'your state';
      const when = `You are on the list. We e-mail ${email} when we lend in ${state}.`;
      const visitor = visitorOf(world, c.req.raw);
      return show(
        world,
        visitor,
        'You are on the list',
        html`<p>${when}</p>
          <p>We did not check your credit.</p>
          <p><a href="${pathOf('/', visitor)}">Back to the front page</a></p>`,
      );
    });
}

function policyPages(app: Hono<SandboxEnv>, world: World): void {
  for (const { path, title, text } of policies)
    app.get(path, (c) => {
      const visitor = visitorOf(world, c.req.raw);
      return show(
        world,
        visitor,
        title(visitor),
        html`<p class="quiet">Version ${CONSENT_VERSION}</p>
          <p>${text}</p>
          <p>${sample} You can print this page or save it with your browser.</p>`,
      );
    });
}

function licensesPage(app: Hono<SandboxEnv>, world: World): void {
  app.get('/licenses', (c) => {
    const visitor = visitorOf(world, c.req.raw);
    const { nmlsNumber } = visitor.lender.brand.orgMetaData.companyInfo;
    return show(
      world,
      visitor,
      'Licenses',
      html`<p class="quiet">
          Version ${CONSENT_VERSION}${nmlsNumber === null ? '' : `, NMLS #${nmlsNumber}`}
        </p>
        <p>We lend in these states:</p>
        <ul class="columns">
          ${[...visitor.lender.licensedStates].map((state) => html`<li>${stateName(state)}</li>`)}
        </ul>
        <p>${sample}</p>`,
    );
  });
}

function elsewherePages(app: Hono<SandboxEnv>, world: World): void {
  for (const path of elsewhere)
    app.get(path, (c) => {
      const visitor = visitorOf(world, c.req.raw);
      return show(
        world,
        visitor,
        'Not part of this demo',
        html`<p>This page belongs to the lender's own site.</p>
          <p><a href="${pathOf('/dashboard', visitor)}">Go to your dashboard</a></p>`,
      );
    });
}

/** Front page, waitlists, policies, licences, and an honest page for everything else. */
export function plainPages(app: Hono<SandboxEnv>, world: World): void {
  frontPage(app, world);
  waitlistPages(app, world);
  policyPages(app, world);
  licensesPage(app, world);
  elsewherePages(app, world);
}
