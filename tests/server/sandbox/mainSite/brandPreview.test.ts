import { readApplication, readStatus } from '#sagas/api/contract/application.ts';
import { readConditions } from '#sagas/api/contract/conditions.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { tokenOf } from '#tests/server/support/loginToken.ts';

const ORIGIN = 'http://localhost:3000';

interface Opened {
  readonly visitor: readonly { id: string; path: string }[];
  readonly applications: readonly { id: string; path: string }[];
  readonly login: string;
}

const lender = openLender('test');
const request = (path: string, init: RequestInit = {}, bindings: object = {}) =>
  lender.sandbox.app.request(
    ORIGIN + path,
    { ...init, headers: { host: 'localhost:3000', 'Content-Type': 'application/json' } },
    bindings,
  );
const open = async (org: string) => {
  const response = await request('/sandbox/brand/screens', {
    method: 'POST',
    body: JSON.stringify({ org }),
  });
  return { response, opened: (await response.json()) as Opened };
};

const uuidIn = (path: string) => /heloc\/([0-9a-f-]{36})\//.exec(path)?.[1] ?? '';
const stored = (path: string) =>
  lender.control('GET', `/sandbox/applications/${uuidIn(path)}`).then(({ body }) => body);

describe('the page', () => {
  it('shows a frame for each of six screens, the brands, and the color of the chosen brand', async () => {
    const page = await request('/sandbox/brand?org=LARKMERE');
    const text = await page.text();

    expect(text.match(/<iframe /g)).toHaveLength(6);
    expect(text.match(/<option /g)?.length).toBeGreaterThan(60);
    expect(text).toMatch(/<option value="LARKMERE" selected>/);
    expect(text).toContain('data-color="#7cc7f0"');
  });

  it("SC-01 frames only our pages, and doesn't let any page frame it", async () => {
    const policy = (await request('/sandbox/brand')).headers.get('content-security-policy');

    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await request('/sandbox')).headers.get('content-security-policy')).not.toContain(
      'frame-src',
    );
  });

  it('opens from the console, and only on this machine', async () => {
    const elsewhere = { incoming: { socket: { remoteAddress: '192.0.2.7' } } };

    expect(await (await request('/sandbox')).text()).toContain('href="/sandbox/brand"');
    for (const path of ['/sandbox/brand', '/sandbox/brand/colors?org=HOMELINE&color=%23123456'])
      expect((await request(path, {}, elsewhere)).status).toBe(403);
  });
});

describe('a color', () => {
  const colors = (org: string, color: string) =>
    request(`/sandbox/brand/colors?${new URLSearchParams({ org, color })}`);

  it('FT-82 returns for a color the custom properties of both schemes and the contrast findings', async () => {
    const answer = await (await colors('HOMELINE', '#ffe14d')).json();

    expect(answer).toMatchObject({
      light: { '--color-button': expect.stringMatching(/^#/), '--color-surface': '#ffffff' },
      dark: { '--color-brand': expect.stringMatching(/^#/) },
      isReadable: true,
      findings: [
        expect.stringMatching(/^Every text can be read/),
        expect.stringMatching(/^#ffe14d has a contrast of 1\.\d+ on the page/),
      ],
    });
  });

  it.each([
    ['HOMELINE', 'yellow', 'color'],
    ['NOWHERE', '#ffe14d', 'org'],
  ])('rejects the color of %s that is %s at its field', async (org, color, field) => {
    const refused = await colors(org, color);

    expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ field }] }]);
  });
});

describe('the screens', () => {
  it('creates two screens of a visitor, and four of applications at their statuses, under the brand', async () => {
    const { opened } = await open('LARKMERE');
    const statuses = await Promise.all(opened.applications.map(({ path }) => stored(path)));

    expect(opened.visitor.map(({ id }) => id)).toEqual(['first', 'account']);
    expect(statuses.map(({ org, status }) => [org, status])).toEqual(
      ['OFFER_SELECTION', 'INCOME_VERIFICATION', 'NOTE_SIGNING', 'DECLINED'].map((status) => [
        'LARKMERE',
        expect.objectContaining({ checklistStatus: status }),
      ]),
    );
    for (const { path } of [...opened.visitor, ...opened.applications])
      expect(path).toMatch(/[?&]org=LARKMERE$/);
  });

  it('signs the browser out for the visitor, and in by a link', async () => {
    const { response, opened } = await open('HOMELINE');
    expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/);

    const token = await tokenOf(lender, opened.login);
    const [offers, toDo] = opened.applications.map(({ path }) => ({ uuid: uuidIn(path) }));
    const path = offers ?? { uuid: '' };
    expect((await lender.call(readApplication, { path }, { token })).status).toBe(200);
    const conditions = await lender.call(readConditions, { path: toDo ?? { uuid: '' } }, { token });
    expect(conditions.body).toHaveLength(2);
  });

  it('opens the same applications the next time, put back to their statuses', async () => {
    const first = await open('HOMELINE');
    const [offers = { path: '' }] = first.opened.applications;
    const address = `/sandbox/applications/${uuidIn(offers.path)}`;
    await lender.control('PATCH', address, { status: { checklistStatus: 'HMDA' } });

    const second = await open('HOMELINE');

    expect(second.opened.applications).toEqual(first.opened.applications);
    const token = await tokenOf(lender, second.opened.login);
    const path = { uuid: uuidIn(offers.path) };
    expect((await lender.call(readStatus, { path }, { token })).body.checklistStatus).toBe(
      'OFFER_SELECTION',
    );
  });

  it('opens the screens of every lender', async () => {
    const { response } = await open('TARNMERE');
    expect(response.status).toBe(200);
    expect((await open('NOWHERE')).response.status).toBe(400);
  });
});
