import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { html } from 'hono/html';
import { Hono } from 'hono';
import * as v from 'valibot';

import { Brand } from '#sagas/api/contract/brand.ts';
import { bodyOf } from '#server/sandbox/control/bodyOf.ts';
import { parseRequest } from '#server/sandbox/control/parseRequest.ts';
import { requireLender } from '#server/sandbox/control/requireLender.ts';
import { requireLoopback } from '#server/sandbox/control/requireLoopback.ts';
import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { SandboxEnv } from '#server/sandbox/http/env.ts';
import { respondWithPage } from '#server/sandbox/mainSite/layout.ts';
import { visitorOf } from '#server/sandbox/mainSite/visitor.ts';
import { strictObjectOf } from '#server/sandbox/plainObject.ts';
import { HttpError, refusedWith } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

import { openScreens, previewScreens } from './brandScreens.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const script = read('brandPreview.js');
const style = read('brandPreview.css');

const Screens = strictObjectOf({ org: v.string() });
const Colors = v.object({ org: v.string(), color: Brand.entries.theme.entries.color });

const optionOf = ({ code, brand }: Lender, chosen: Lender) =>
  html`<option value="${code}" ${code === chosen.code ? 'selected' : ''}>
    ${brand.orgMetaData.companyInfo.companyNameShort} (${code})
  </option>`;

const head = html`<header class="console-head">
  <h1>Preview a brand</h1>
  <p>
    Choose a brand and change its color: six screens show it at once. Nothing is saved. Point at a
    screen to use it, or open it in a window of its own. The preview signs this browser in as an
    invented borrower of the brand.
  </p>
  <div class="actions"><a href="/sandbox">Back to the sandbox</a></div>
</header>`;

const brandForm = (world: World, lender: Lender) =>
  html`<form class="preview-form" method="get">
    <label for="org">Brand</label>
    <div class="together">
      <select id="org" name="org">
        ${[...world.lenders.values()].map((one) => optionOf(one, lender))}
      </select>
      <button>Show</button>
    </div>
  </form>`;

const colorForm = ({ code, brand }: Lender) =>
  html`<form class="preview-form" id="colors" data-org="${code}" data-color="${brand.theme.color}">
    <label for="hex">Color</label>
    <div class="together">
      <input
        id="picker"
        type="color"
        autocomplete="off"
        value="${brand.theme.color}"
        aria-label="Pick the color"
      />
      <input
        id="hex"
        value="${brand.theme.color}"
        maxlength="7"
        autocomplete="off"
        spellcheck="false"
        aria-describedby="hex-error"
      />
      <button type="reset">The brand's own</button>
    </div>
    <p id="hex-error" class="error" role="alert"></p>
  </form>`;

const findings = html`<section class="findings" aria-labelledby="findings-title">
  <h2 id="findings-title">Contrast</h2>
  <ul id="findings" role="list" aria-live="polite"></ul>
  <p>
    To keep a color, write it to <code>theme.color</code> of the brand's <code>brand.json</code>;
    <code>npm run check:brands</code> checks the contrast again. The logo is a file of its own.
  </p>
</section>`;

const screens = html`<div class="screens">
  ${previewScreens.map(
    ({ id, title }) =>
      html`<section class="screen" aria-labelledby="${id}-title">
        <div class="screen-head">
          <h2 id="${id}-title">${title}</h2>
          <a data-open="${id}" target="_blank" hidden>Open<span class="apart"> ${title}</span></a>
        </div>
        <iframe data-screen="${id}" title="${title}" inert></iframe>
      </section>`,
  )}
</div>`;

function previewPage(world: World, request: Request, lender: Lender): Promise<Response> {
  return respondWithPage(world, {
    ...visitorOf(world, request),
    lender: world.main,
    title: 'Preview a brand',
    script: '/sandbox/brandPreview.js',
    hasFrames: true,
    content: html`<link rel="stylesheet" href="/sandbox/console.css" />
      <link rel="stylesheet" href="/sandbox/brandPreview.css" />
      ${head}
      <div class="preview-forms">${brandForm(world, lender)} ${colorForm(lender)}</div>
      <p role="status" id="said"></p>
      ${findings} ${screens}`,
  });
}

/** Serves a page that previews a brand while its color changes. */
export function brandRoutes(world: World): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.onError((error) => {
    if (!(error instanceof HttpError)) throw error;
    return refusedWith(error);
  });
  for (const path of ['/sandbox/brand', '/sandbox/brand/*'])
    app.use(path, async (c, next) => {
      requireLoopback(c.req.raw, c.env ?? {});
      c.header('Cache-Control', 'no-store');
      await next();
    });

  app.get('/sandbox/brandPreview.js', (c) =>
    c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/sandbox/brandPreview.css', (c) =>
    c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );

  app.get('/sandbox/brand', (c) =>
    previewPage(world, c.req.raw, world.lenders.get(c.req.query('org') ?? '') ?? world.main),
  );

  app.get('/sandbox/brand/colors', (c) => {
    const { org, color } = parseRequest(Colors, c.req.query());
    const { theme } = requireLender(world, org).brand;
    return c.json(world.themePreview({ ...theme, color }));
  });

  app.post('/sandbox/brand/screens', async (c) => {
    const { org } = await bodyOf(c, Screens);
    const opened = await openScreens(world, requireLender(world, org));
    // The registration belongs to a visitor.
    c.header('Set-Cookie', world.cookiesAt(c.req.url).signedOut);
    return c.json(opened);
  });

  return app;
}
