import { html } from 'hono/html';
import type { Hono } from 'hono';

import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import type { WaitlistEntry, World } from '#server/sandbox/world.ts';
import { stateName } from '#store/geography/states.ts';
import { CONSENT_VERSION } from '#store/text/sampleText.ts';

import { frontPage } from './frontPage.ts';
import { type Markup, narrowPage } from './layout.ts';
import { pathOf, visitorOf, type SiteVisitor } from './visitor.ts';

interface PlainPage {
  readonly paths: readonly string[];
  readonly title: (visitor: SiteVisitor, entry: WaitlistEntry | null) => string;
  readonly content: (visitor: SiteVisitor, entry: WaitlistEntry | null) => Markup;
}

const sample = 'This is a sample for the sandbox. A lender puts its own text here.';

const policy = (path: string, title: PlainPage['title'], text: string): PlainPage => ({
  paths: [path],
  title,
  content: () =>
    html`<p class="quiet">Version ${CONSENT_VERSION}</p>
      <p>${text}</p>
      <p>${sample} You can print this page or save it with your browser.</p>`,
});

const joined = ({ email, state }: WaitlistEntry) =>
  html`<p>You're on the list. We'll email ${email} when we start lending in ${stateName(state)}.</p>
    <p>We didn't check your credit.</p>`;

const howToJoin = (visitor: SiteVisitor) =>
  html`<p>We'll email everyone on the list when we start lending in their state.</p>
    <p>
      <a href="${pathOf('/account/heloc/register', visitor)}"
        >Start with the address of your home</a
      >
      to join. If we don't lend there yet, we'll ask for your email.
    </p>`;

const waitlists: PlainPage = {
  paths: ['/waitlist', '/marketing-waitlist'],
  title: (_visitor, entry) => (entry ? 'You are on the list' : 'Our waitlist'),
  content: (visitor, entry) =>
    html`${entry ? joined(entry) : howToJoin(visitor)}
      <p><a href="${pathOf('/', visitor)}">Back to the front page</a></p>`,
};

const licenses: PlainPage = {
  paths: ['/licenses'],
  title: () => 'Licenses',
  content({ lender }) {
    const { nmlsNumber } = lender.brand.orgMetaData.companyInfo;
    return html`<p class="quiet">
        Version ${CONSENT_VERSION}${nmlsNumber === null ? '' : `, NMLS #${nmlsNumber}`}
      </p>
      <p>We lend in these states:</p>
      <ul class="columns">
        ${[...lender.licensedStates].map((state) => html`<li>${stateName(state)}</li>`)}
      </ul>
      <p>${sample}</p>`;
  },
};

const placeholders: PlainPage = {
  paths: [
    '/exchange',
    '/pay',
    '/contact',
    '/portfolio',
    '/group-manager',
    '/auth/forgot-password',
    '/universal-marketplace',
    '/universal-passport',
  ],
  title: () => 'Not part of this demo',
  content: (visitor) =>
    html`<p>This page belongs to the lender's own site.</p>
      <p>
        ${
          visitor.identity
            ? html`<a href="${pathOf('/dashboard', visitor)}">Go to your dashboard</a>`
            : html`<a href="${pathOf('/', visitor)}">Back to the front page</a>`
        }
      </p>`,
};

const pages: readonly PlainPage[] = [
  waitlists,
  policy(
    '/terms',
    ({ lender }) => `Terms of ${lender.brand.switches.termsLabel}`,
    'This page says what you may expect of this site, and what the site expects of you.',
  ),
  policy(
    '/privacy',
    () => 'Privacy Policy',
    'This page says which facts about you we keep, why and for how long we keep them, and who may see them.',
  ),
  policy(
    '/communications',
    () => 'Electronic messages',
    'This page says what it means to get messages and documents electronically, and how you go back to paper for free.',
  ),
  licenses,
  placeholders,
];

/** Serves the front page, waitlists, policies, licenses, and a placeholder for everything else. */
export function plainPages(app: Hono<SandboxEnv>, world: World): void {
  app.get('/', (c) => frontPage(world, visitorOf(world, c.req.raw)));
  for (const { paths, title, content } of pages)
    for (const path of paths)
      app.get(path, (c) => {
        const visitor = visitorOf(world, c.req.raw);
        const entryId = world.cookiesAt(c.req.url).waitlistEntryIn(c.req.raw.headers);
        const entry = world.waitlistEntry(entryId);
        return narrowPage(world, {
          ...visitor,
          title: title(visitor, entry),
          content: content(visitor, entry),
        });
      });
}
