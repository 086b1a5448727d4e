import {
  readApplication,
  readApplications,
  readStatus,
  createApplication,
} from '#sagas/api/contract/application.ts';
import { verifyIdentity } from '#sagas/api/contract/account.ts';
import { sendSupportRequest } from '#sagas/api/contract/support.ts';
import { aCreateBody } from '#tests/support/fixtures/applications.ts';
import { anApplicant, registeringAt } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const ORIGIN = 'http://localhost:3000';

describe('access', () => {
  const lender = openLender('test');
  const register = registeringAt(lender);

  test.each([
    ['GET', '/service-address-lookup/external/api/v1/typeahead/%E0%A4%A', 400],
    ['POST', '/service-address-lookup/external/api/v1/typeahead/amber', 405],
    ['GET', '/service-address-lookup/external/api/v1/none', 404],
  ])('FT-104 responds to %s %s with %i', async (method, path, status) => {
    expect((await lender.sandbox.app.request(ORIGIN + path, { method })).status).toBe(status);
  });

  test('ASVS 5.1.1, 14.4.2: takes the first of a parameter that is given twice, and responds with a file', async () => {
    const path = '/service-application/external/api/v2/heloc/states-eligibility?orgCode=LARKMERE';
    const ask = async (query: string) => {
      const answer = await lender.sandbox.app.request(ORIGIN + path + query);
      return [answer.headers.get('content-disposition'), await answer.text()];
    };
    const once = await ask('');
    expect(once[0]).toBe('attachment; filename="api.json"');
    expect(await ask('&orgCode=NO_SUCH_CODE')).toEqual(once);
  });

  describe('applications', () => {
    test("SC-24 returns 404 for another borrower's application, and for the borrower's own at another lender", async () => {
      const owner = await anApplicant(lender);
      const stranger = await lender.session();
      const { path } = owner;
      expect((await lender.call(readApplication, { path }, { token: stranger.token })).status).toBe(
        404,
      );
      const at = (org: string) => lender.call(readStatus, { path }, { ...owner.sending, org });
      expect((await at('LARKMERE')).status).toBe(404);
      expect((await at('HOMELINE_WHOLESALE')).status).toBe(200);
      expect((await at('NO_SUCH_CODE')).status).toBe(400);
      expect((await at('constructor')).status).toBe(400);
    });

    test("ASVS 4.1.2, 5.1.2: ignores the lender's fields in a borrower's body", async () => {
      const { token, identityUuid } = await lender.session({ application: null });
      const stranger = await lender.session({ application: null });
      const own = {
        uuid: stranger.applicationUuid,
        identityUuid: stranger.identityUuid,
        status: { checklistStatus: 'COMPLETE' },
        pinned: true,
        offers: [],
      };
      const body = { ...aCreateBody(), ...own };
      const made = await lender.call(
        createApplication,
        { query: { state: 'OH' }, body },
        { token },
      );
      expect(made.status).toBe(201);

      const record = await lender.control('GET', `/sandbox/applications/${made.body.uuid}`);
      expect(record.body).toMatchObject({
        identityUuid,
        pinned: false,
        status: { checklistStatus: expect.not.stringContaining('COMPLETE') as string },
      });
      const path = { uuid: made.body.uuid };
      const asStranger = { token: stranger.token };
      expect((await lender.call(readApplication, { path }, asStranger)).status).toBe(404);
    });

    test('allows one active application per lender, and another 45 days after the line opened (MODAL-ACTIVE-1)', async () => {
      const borrower = await anApplicant(lender);
      const again = () =>
        lender.call(
          createApplication,
          { query: { state: 'OH' }, body: aCreateBody() },
          borrower.sending,
        );
      expect((await again()).body).toMatchObject({
        errors: [{ message: 'Active application already exists.' }],
      });
      const opened = (accountOpenedDate: string) =>
        lender.control('PATCH', `/sandbox/applications/${borrower.path.uuid}`, {
          status: { checklistStatus: 'COMPLETE' },
          accountOpenedDate,
        });
      await opened('2026-10-10');
      expect((await again()).status).toBe(409);
      await opened('2026-09-10');
      expect((await again()).status).toBe(201);
    });
  });

  describe('forgery and limits', () => {
    const question = {
      name: 'Ana Elm',
      email: 'ana@demo.example',
      topic: 'OTHER',
      message: 'How long does it take?',
    } as const;
    const ask = (headers: Record<string, string>) =>
      lender.call(sendSupportRequest, { body: question }, { headers });

    test('SC-10 refuses a write without our origin, from another one, or with another content type', async () => {
      const statusWith = async (headers: Record<string, string>) => (await ask(headers)).status;
      expect(await statusWith({})).toBe(201);
      expect(await statusWith({ 'X-With-Origin': '' })).toBe(403);
      expect(await statusWith({ 'X-With-Origin': 'https://evil.test' })).toBe(403);
      expect(await statusWith({ 'X-With-Origin': 'http://localhost.evil.test' })).toBe(403);
      expect(await statusWith({ Origin: 'https://evil.test' })).toBe(403);
      expect(await statusWith({ Origin: ORIGIN })).toBe(201);
      const larkmere = 'https://larkmere.homeline.example';
      expect(await statusWith({ 'X-With-Origin': larkmere, Origin: larkmere })).toBe(201);
      expect(await statusWith({ 'Content-Type': 'text/plain' })).toBe(415);
    });

    test('SC-24 returns 429 for too many questions', async () => {
      const statuses = [];
      for (let count = 0; count < 7; count += 1) statuses.push((await ask({})).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    });
  });

  describe('SC-09 the idempotency key', () => {
    const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
    const personOf = async ({ body }: Awaited<ReturnType<typeof register>>) => {
      const verified = await lender.call(verifyIdentity, {}, { token: body.jwt ?? '' });
      expect(verified.status).toBe(200);
      return verified.body.uuid;
    };

    test('returns the first response to a repeat for 24 hours', async () => {
      const first = await register('eva@demo.example', {}, withKey('one'));
      const again = await register('eva@demo.example', {}, withKey('one'));
      expect(again.status).toBe(200);
      expect(await personOf(again)).toBe(await personOf(first));
      lender.pass(24 * 60 * 60_000);
      expect((await register('eva@demo.example', {}, withKey('one'))).status).toBe(401);
    });

    test('creates one account for two simultaneous calls without a key', async () => {
      const both = await Promise.all([register('kim@demo.example'), register('kim@demo.example')]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    });

    test('rejects a key that comes with another body, but lets a refused call be retried with its key', async () => {
      await register('gil@demo.example', {}, withKey('three'));
      const other = await register('hal@demo.example', {}, withKey('three'));
      expect([other.status, other.body]).toEqual([
        422,
        { errors: [{ message: expect.any(String), code: 'IDEMPOTENCY_KEY_REUSED' }] },
      ]);
      expect(
        (await register('ida@demo.example', { password: 'weak' }, withKey('four'))).status,
      ).toBe(400);
      expect((await register('ida@demo.example', {}, withKey('four'))).status).toBe(200);
    });

    test('creates one application for one key', async () => {
      const { body } = await register('jon@demo.example');
      const sending = { token: body.jwt ?? '', ...withKey('create') };
      const create = () =>
        lender.call(createApplication, { query: { state: 'OH' }, body: aCreateBody() }, sending);
      const [first, second] = [await create(), await create()];
      expect(second.body.uuid).toBe(first.body.uuid);
      expect((await lender.call(readApplications, {}, sending)).body).toHaveLength(1);
    });
  });
});
