import { createHash } from 'node:crypto';

import { fillPageTemplate, policyOf, type PageParts } from '#scripts/build/page.ts';
import { withOrganisation } from '#server/host/organisationScript.ts';
import { readBrands } from '#server/host/brands.ts';
import type { Organisation } from '#store/org/organisation.ts';

const brand = readBrands('public/brands').organisations.get('LARKMERE');
if (!brand) throw new Error('LARKMERE is gone');

const parts: PageParts = {
  organisation: brand,
  page: 'register',
  appVersion: '1.0.0+abc',
  isSandbox: false,
  content: '<h1 class="a" tabindex="-1">Apply <b>now</b></h1>',
  css: ':root{--space:1px}',
  styles: ['/assets/client.css'],
  early: '(()=>{})()',
  scripts: [{ url: '/assets/client.js', integrity: 'sha384-abc' }],
};
const html = fillPageTemplate(parts);
/** The page of a brand with another chat. */
const withChat = (chat: Partial<Organisation['chat']>): PageParts => ({
  ...parts,
  organisation: { ...brand, chat: { ...brand.chat, ...chat } },
});
/** A chat on the page's own host. */
const ownChat = withChat({ type: 'stream' });
const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('shows its heading and the lender in the title of the page', () => {
  expect(html).toContain('<title>Apply now | Larkmere</title>');
});

it('shows only the lender in the title of a page that is loading', () => {
  expect(fillPageTemplate({ ...parts, content: '<p>One moment</p>' })).toContain(
    '<title>Larkmere</title>',
  );
});

it('shows the phone number without JavaScript', () => {
  expect(html).toMatch(/<noscript><p>[^<]*\(800\) 555-0107\.<\/p><\/noscript>/);
});

it('SC-01 allows its inline script and style by hash, its entry by integrity, and nothing else', () => {
  const policy = policyOf(ownChat);
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];

  expect(policy).toContain(`script-src ${digest(script)} 'sha384-abc' 'strict-dynamic';`);
  expect(policy).toContain(`style-src 'self' ${digest(style)};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types homeline");
  expect(policy).toContain("frame-src 'none';");
  expect(policy).toMatch(/; report-uri \/reports\/policy$/);
  expect(policy).not.toMatch(/unsafe|\*|http/);
});

it('FLAG-01, FLAG-02 lets a page call the gateway directly, also from a host, but not for the sandbox', () => {
  const own = { ...ownChat, gatewayOrigin: 'https://gateway.example' };

  expect(policyOf(own)).toContain(
    "connect-src 'self' https://gateway.example wss://gateway.example;",
  );
  expect(policyOf(ownChat)).toContain("connect-src 'self';");
  expect(fillPageTemplate(own)).toContain('data-gateway="https://gateway.example"');
  const served = withOrganisation(fillPageTemplate(own), { organisation: brand, isSandbox: true });
  expect(served).not.toContain('data-gateway');
  expect(
    withOrganisation(fillPageTemplate(own), { organisation: brand, isSandbox: false }),
  ).toContain('data-gateway="https://gateway.example"');
});

it.each<[string, Partial<Organisation['chat']>, string]>([
  [
    'the provider, for its own chat',
    { type: 'twilio' },
    ' wss://*.twilio.com https://*.twilio.com',
  ],
  [
    'the provider, for its own chat in a region',
    { type: 'twilio', twilio: { region: 'ie1' } },
    ' wss://*.twilio.com https://*.twilio.com',
  ],
  [
    "addresses instead of the provider's",
    {
      type: 'twilio',
      twilio: {
        socketUri: 'wss://chat.larkmere.example/v3/wsconnect',
        apiUri: 'https://api.larkmere.example/',
        cdsUri: '/cds',
      },
    },
    ' wss://chat.larkmere.example https://api.larkmere.example',
  ],
  [
    'the omni-proxy at another host',
    {
      type: 'nice',
      omni: {
        socketUrl: 'wss://chat.larkmere.example:8443/socket',
        uploadUrl: 'https://files.larkmere.example/chat',
      },
    },
    ' wss://chat.larkmere.example:8443 https://files.larkmere.example',
  ],
  [
    'the chat provider of the build',
    { type: 'stream', ownProvider: { connectTo: ['wss://provider.larkmere.example'] } },
    ' wss://provider.larkmere.example',
  ],
])('SC-01 lets a page connect to %s', (_what, chat, sources) => {
  expect(policyOf(withChat(chat))).toContain(`connect-src 'self'${sources};`);
});

it.each([true, false])(
  'API-07 keeps the link of a session replay, also for the sandbox (%s)',
  (isSandbox) => {
    const own = fillPageTemplate({ ...parts, replayLink: 'https://replay.example/?s={id}' });

    expect(withOrganisation(own, { organisation: brand, isSandbox })).toContain(
      'data-replay-link="https://replay.example/?s={id}"',
    );
    expect(fillPageTemplate(parts)).not.toContain('replay');
  },
);

it('keeps the gateway settings in a page, but not for the sandbox (decision 12)', () => {
  const own = fillPageTemplate({
    ...parts,
    idempotencyHeader: 'X-Once',
    applicationName: 'larkmere-heloc',
    addressLookupBase: '/addresses/v1',
  });
  const names =
    ' data-idempotency-header="X-Once" data-application-name="larkmere-heloc" data-address-lookup-base="/addresses/v1">';

  expect(own).toContain(names);
  expect(withOrganisation(own, { organisation: brand, isSandbox: false })).toContain(names);
  expect(withOrganisation(own, { organisation: brand, isSandbox: true })).not.toContain('X-Once');
});

it("FT-82 contains the organization as data that can't leave its element", () => {
  const organisation = structuredClone(brand);
  organisation.orgMetaData.companyInfo.companyName = '</script><script>alert(1)</script>$&';
  const hostile = withOrganisation(html, { organisation, isSandbox: true });
  const [, data = ''] =
    /<script type="application\/json"[^>]*data-sandbox="true"[^>]*>([^<]*)<\/script>/.exec(
      hostile,
    ) ?? [];

  expect(JSON.parse(data)).toEqual(organisation);
  expect(hostile.match(/<script/g)).toHaveLength(html.match(/<script/g)?.length ?? 0);
});

it('keeps version and page when a host replaces the organisation', () => {
  const served = withOrganisation(html, { organisation: brand, isSandbox: true });

  expect(served).toContain('data-page="register" data-version="1.0.0+abc" data-sandbox="true"');
});
