import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { html } from 'hono/html';
import { Hono } from 'hono';

import { contract } from '#sagas/api/contract/contract.ts';
import { lenderOf } from '#server/sandbox/data/lenders.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import {
  respondWithPage,
  type Markup,
  type SitePageParts,
} from '#server/sandbox/mainSite/layout.ts';
import { visitorOf } from '#server/sandbox/mainSite/visitor.ts';
import { openApiDocument } from '#server/sandbox/openapi/document.ts';
import type { World } from '#server/sandbox/world.ts';
import type { Organisation } from '#store/org/organisation.ts';

import { firstDay, type Document, type ExampleCall } from './firstDay.ts';
import { statusFlow, withCode } from './statusFlow.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

const here = import.meta.dirname;
const require = createRequire(import.meta.url);
const viewer = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files of the page. The viewer is large, so nothing reads it before someone opens the page. */
const files = [
  { name: 'contractPage.js', type: SCRIPT, path: join(here, 'contractPage.js') },
  { name: 'contractPage.css', type: STYLE, path: join(here, 'contractPage.css') },
  { name: 'viewer.js', type: SCRIPT, path: join(viewer, 'swagger-ui-bundle.js') },
  { name: 'viewer.css', type: STYLE, path: join(viewer, 'swagger-ui.css') },
] as const;

const headOf = (isSandbox: boolean) =>
  html`<header class="console-head">
    <h1>The contract</h1>
    <p>
      A lender's gateway answers ${contract.length} calls. Start with the twelve that lead a
      borrower to the offers, then see which statuses an application can have, and look up each
      call.
    </p>
    <nav class="actions" aria-label="On this page">
      <a href="#first-day">Your first day</a>
      <a href="#statuses">Statuses</a>
      <a href="#calls">Every call</a>
      <a href="/sandbox/openapi.json" download="openapi.json">Download openapi.json</a>
      ${isSandbox ? html`<a href="/sandbox">Back to the sandbox</a>` : ''}
    </nav>
  </header>`;

const part = (title: string, text: string): Markup =>
  html`<section aria-label="${title}">
    <h3>${title}</h3>
    <pre tabindex="0">${text}</pre>
  </section>`;

const exampleOf = ({ call, about, method, path, request, answer, before }: ExampleCall): Markup =>
  html`<li>
    <details>
      <summary>
        <span class="method">${method}</span>
        <code>${path}</code>
        <span class="about">${about}</span>
      </summary>
      <div class="pair">
        ${part('Request', request)} ${part('Answer', answer)}
        ${before === undefined ? '' : part('Answer while the lender is at work', before)}
      </div>
      <p><a href="#${call}">All about ${call}</a></p>
    </details>
  </li>`;

const sectionOf = (id: string, title: string, content: Markup) =>
  html`<section class="part" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`;

const contentOf = (document: Document, isSandbox: boolean) =>
  html`<link rel="stylesheet" href="/sandbox/console.css" />
    <link rel="stylesheet" href="/sandbox/contract/viewer.css" />
    <link rel="stylesheet" href="/sandbox/contract/contractPage.css" />
    ${headOf(isSandbox)}
    ${sectionOf(
      'first-day',
      'Your first day',
      html`<p>
          A gateway that answers these twelve calls takes a borrower from the first screen to the
          offers. Check them as you go: <code>npm run check-gateway -- URL --first-day</code>. When
          they hold, <code>--write</code> in its place checks the whole contract.
        </p>
        <ol class="day-calls" role="list">
          ${firstDay(document).map(exampleOf)}
        </ol>`,
    )}
    ${sectionOf(
      'statuses',
      'Statuses',
      html`<p>
          The status of an application decides what the borrower sees. An application goes down this
          list, and can skip or repeat a phase. The app shows a status that isn't listed here at
          <code>error/timeout</code>.
        </p>
        ${statusFlow()}`,
    )}
    ${sectionOf(
      'calls',
      'Every call',
      html`<p>${withCode(document.info.description)}</p>
        <noscript>
          <p>The list of calls needs JavaScript. You can download <code>openapi.json</code>.</p>
        </noscript>
        <div id="viewer"></div>
        <script src="/sandbox/contract/viewer.js" defer></script>`,
    )}`;

interface Place {
  readonly styleOf: World['styleOf'];
  readonly visitor: (request: Request) => Pick<SitePageParts, 'lender' | 'identity' | 'hostCode'>;
  /** Whether the sandbox's other pages are there. */
  readonly isSandbox: boolean;
}

function routes({ styleOf, visitor, isSandbox }: Place): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.get('/sandbox/openapi.json', (c) => c.json(openApiDocument()));

  for (const { name, type, path } of files)
    app.get(`/sandbox/contract/${name}`, (c) =>
      c.body(readFileSync(path, 'utf8'), 200, { 'Content-Type': type }),
    );

  app.get('/sandbox/contract', (c) =>
    respondWithPage(
      { styleOf },
      {
        ...visitor(c.req.raw),
        title: 'The contract',
        script: '/sandbox/contract/contractPage.js',
        writesHtml: true,
        isAlone: !isSandbox,
        content: contentOf(openApiDocument(), isSandbox),
      },
    ),
  );

  return app;
}

/** Serves the contract: the document, and a page for partners that explains it. */
export const contractRoutes = (world: World): Hono<SandboxEnv> =>
  routes({
    styleOf: world.styleOf,
    visitor: (request) => ({ ...visitorOf(world, request), lender: world.main }),
    isSandbox: true,
  });

/** The styles that the sandbox's other pages share with this one. */
const sharedStyles = ['mainSite/site.css', 'console/console.css'];

/** Serves the same without a sandbox, for a developer who runs the host in front of their own gateway. */
export function contractOnly(brand: Organisation, styleOf: World['styleOf']): Hono<SandboxEnv> {
  const visitor = { lender: lenderOf(brand), identity: null };
  const app = routes({ styleOf, visitor: () => visitor, isSandbox: false });
  for (const path of sharedStyles)
    app.get(`/sandbox/${basename(path)}`, (c) =>
      c.body(readFileSync(join(here, '..', path), 'utf8'), 200, { 'Content-Type': STYLE }),
    );
  return app;
}
