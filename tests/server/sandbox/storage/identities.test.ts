import {
  createApplication,
  readApplication,
  readApplications,
  readStatus,
} from '#sagas/api/contract/application.ts';
import { login, savePhone, saveProfileName, verifyIdentity } from '#sagas/api/contract/account.ts';
import { endSession } from '#sagas/api/contract/session.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { readProfile, readSelf } from '#sagas/api/contract/profile.ts';
import { readSummary } from '#sagas/api/contract/summary.ts';
import { lookUpAddress } from '#sagas/api/contract/eligibility.ts';
import { readFeatures } from '#sagas/api/contract/features.ts';
import { aCreateBody } from '#tests/support/fixtures/applications.ts';
import { PASSWORD, registeringAt } from '#tests/support/fixtures/borrower.ts';
import { anOptimizeUser } from '#tests/server/support/optimizeUser.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { cookieIn } from '#tests/server/support/cookies.ts';

const HALF_AN_HOUR = 30 * 60_000;

describe('identities and bearers', () => {
  const lender = openLender('test');
  const register = registeringAt(lender);

  describe('identities', () => {
    test('returns 401 for the registration of a known email, in any spelling', async () => {
      expect((await register('ana@demo.example')).status).toBe(200);
      const again = await register('ANA@demo.example');
      expect([again.status, again.body]).toEqual([
        401,
        { errors: [{ message: 'This identity exists already.', code: 'IDENTITY_EXISTS' }] },
      ]);
      expect((await register('taken@demo.example')).status).toBe(401);
      expect((await register('Taken@demo.example')).status).toBe(401);
    });

    test('reads an identity with a bearer but no cookie, and returns 401 without either', async () => {
      const { body } = await register('bea@demo.example');
      const read = await lender.call(readIdentity, {}, { token: body.jwt ?? '' });
      expect([read.status, read.body.uuid]).toEqual([200, expect.any(String)]);
      expect((await lender.call(readIdentity, {})).status).toBe(401);
    });

    test('returns no token when nojwt@ registers (MSG-SUB-03)', async () => {
      const { status, body } = await register('nojwt@demo.example');
      expect([status, body.jwt]).toEqual([200, null]);
    });

    test('SC-20 refuses a weak password, or one with the email or the brand’s name', async () => {
      for (const password of ['short', 'Homeline!2026x', 'Ben.ok@demo.example1A!']) {
        const { status, body } = await register('ben.ok@demo.example', { password });
        expect([password, status, body]).toEqual([
          password,
          400,
          { errors: [{ field: 'password', message: expect.any(String) }] },
        ]);
      }
    });

    test.each([
      'Password1234!',
      'P@ssw0rd!2026',
      '123!Welcome2026',
      'Qwerty!Qwerty12',
      '1qaz@WSX3edc',
      'Summer#2026#Aa',
      'Aaaaaaa12345!',
    ])('SC-20 refuses %s, which many people use', async (password) => {
      const { status, body } = await register('ben@demo.example', { password });
      expect([status, body]).toEqual([
        400,
        { errors: [{ field: 'password', message: expect.stringMatching(/harder to guess/) }] },
      ]);
    });

    test("SC-20 accepts a password with the user's own words", async () => {
      for (const [at, password] of [
        'Copper!Kettle2026',
        'Password7!Birch',
        'Xk9#maY2!qQ7',
        'Ключ!Берёза2026Ω',
        'Coffee!Sunshine7Dragon',
      ].entries())
        expect((await register(`b${at}@demo.example`, { password })).status).toBe(200);
    });

    test('requires the password, and returns 429 with Retry-After after ten wrong ones a minute (FT-05)', async () => {
      await register('cleo@demo.example');
      const body = { email: 'cleo@demo.example', password: PASSWORD };
      const good = await lender.call(login, { body });
      expect(good.status).toBe(200);
      expect(good.headers.get('authorization')).toBe(`Bearer ${good.body.jwt}`);
      expect(good.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
      const wrong = { ...body, password: 'Wrong!2026demo' };
      const statuses = [];
      for (let count = 0; count < 12; count += 1)
        statuses.push(
          (await lender.call(login, { body: { ...wrong, email: wrong.email + ' '.repeat(count) } }))
            .status,
        );
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
      const refused = await lender.call(login, { body });
      expect(refused.headers.get('retry-after')).toBe('60');
      lender.pass(60_000);
      expect((await lender.call(login, { body })).status).toBe(200);
    });

    test('ASVS 2.2.1: allows at most 100 wrong passwords an hour for an account, and none while it waits', async () => {
      await register('edda@demo.example');
      const body = { email: 'edda@demo.example', password: PASSWORD };
      const wrong = { body: { ...body, password: 'Wrong!2026demo' } };
      let tried = 0;
      for (let minute = 0; minute < 12; minute += 1) {
        for (let count = 0; count < 11; count += 1)
          if ((await lender.call(login, wrong)).status === 401) tried += 1;
        lender.pass(60_000);
      }
      expect(tried).toBe(100);
      const refused = await lender.call(login, { body });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2880']);
      lender.pass(48 * 60_000);
      expect((await lender.call(login, { body })).status).toBe(200);
    });

    test('assigns a phone that ends in 0000 to another account, and stores any other in the profile', async () => {
      const { body } = await register('dov@demo.example');
      const sending = { token: body.jwt ?? '' };
      const phone = (value: string) =>
        lender.call(savePhone, { body: { type: 'Phone', value } }, sending);
      expect((await phone('(614) 555-0000')).status).toBe(409);
      expect((await phone('614')).status).toBe(400);
      expect((await phone('+1 614 555 0142')).status).toBe(200);
      const name = { firstName: 'Dov', middleName: '', lastName: 'Elmwood', suffix: '' };
      await lender.call(saveProfileName, { body: name }, sending);
      const profile = await lender.call(readProfile, {}, sending);
      expect(profile.body).toMatchObject({
        name,
        phoneNumbers: [{ type: 'MOBILE', number: '(614) 555-0142' }],
        // FIELD-PROFILE-2
        aliases: [{ type: 'EMAIL', value: profile.body.email }],
        isManageable: true,
        passwordExpired: false,
        wallet: null,
      });
    });

    test('A-19 keeps the name of an account that applies, and sets a missing one', async () => {
      const named = await lender.session({ application: null });
      const { body } = await register('una@demo.example');
      const nameAfter = async (token: string) => {
        const create = { query: { state: 'OH' }, body: aCreateBody({ lastName: 'Brindle' }) };
        expect((await lender.call(createApplication, create, { token })).status).toBe(201);
        return (await lender.call(readProfile, {}, { token })).body.name;
      };
      expect(await nameAfter(named.token)).toMatchObject({ lastName: 'Ashdale' });
      expect(await nameAfter(body.jwt ?? '')).toMatchObject({ lastName: 'Brindle' });
    });

    test('updates the changed phone in open applications, but not in ended ones (start/contact)', async () => {
      const { token, applicationUuid } = await lender.session();
      const path = { uuid: applicationUuid };
      const shown = async () => {
        const application = await lender.call(readApplication, { path }, { token });
        const summary = await lender.call(readSummary, { path }, { token });
        return [application.body.profile?.phoneNumber, summary.body.phoneNumber];
      };
      const phone = (value: string) =>
        lender.call(savePhone, { body: { type: 'Phone', value } }, { token });

      await phone('614 555 0177');
      expect(await shown()).toEqual(['(614) 555-0177', '(614) 555-0177']);
      await lender.control('PATCH', `/sandbox/applications/${applicationUuid}`, {
        status: { checklistStatus: 'CANCELLED' },
      });
      await phone('614 555 0188');
      expect(await shown()).toEqual(['(614) 555-0177', '(614) 555-0177']);
    });

    test('treats only a broker as an agent, and returns 404 for the profile call without a profile (ACCESS-14)', async () => {
      const borrower = await lender.session({ profile: null });
      const broker = await lender.session({ role: 'broker' });
      const self = (token: string, kind: string) =>
        lender.call(readSelf, { path: { kind } }, { token });
      expect((await self(borrower.token, 'customer')).body.uuid).toBe(borrower.identityUuid);
      expect((await self(borrower.token, 'agent')).status).toBe(404);
      expect((await self(broker.token, 'agent')).status).toBe(200);
      expect((await lender.call(readProfile, {}, { token: borrower.token })).status).toBe(404);
      expect((await lender.call(readProfile, {}, { token: broker.token })).body.isBroker).toBe(
        true,
      );
    });
  });

  describe('bearers', () => {
    test('adds a fresh bearer to each 200 of a secure call, and to no other response (F-09, API-08)', async () => {
      const { token, applicationUuid } = await lender.session();
      lender.pass(1_000);
      const path = { uuid: applicationUuid };
      const good = await lender.call(readStatus, { path }, { token });
      expect(good.headers.get('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
      expect(good.headers.get('authorization')).not.toContain(token);
      const missing = await lender.call(readStatus, { path: { uuid: 'x' } }, { token });
      expect([missing.status, missing.headers.get('authorization')]).toEqual([404, null]);
      expect(
        (await lender.call(lookUpAddress, { path: { text: 'a' } })).headers.get('authorization'),
      ).toBeNull();
    });

    test('ends a session half an hour after the last call', async () => {
      const { token } = await lender.session();
      lender.pass(HALF_AN_HOUR - 1_000);
      const renewed = await lender.call(readApplications, {}, { token });
      const [, fresh = ''] = (renewed.headers.get('authorization') ?? '').split(' ');
      lender.pass(HALF_AN_HOUR - 1_000);
      expect((await lender.call(readApplications, {}, { token })).status).toBe(401);
      expect((await lender.call(readApplications, {}, { token: fresh })).status).toBe(200);
    });

    test('ends a session after twelve hours, however often it is used', async () => {
      const { loginUrl } = await lender.session();
      const opened = await lender.sandbox.app.request(loginUrl);
      const cookie = cookieIn(opened);
      const exchanged = () => lender.call(readIdentity, {}, { headers: { cookie } });
      const twentyMinutes = 20 * 60 * 1000;
      for (let uses = 1; uses < 36; uses += 1) {
        lender.pass(twentyMinutes);
        expect((await exchanged()).status).toBe(200);
      }
      const bearer = (await exchanged()).headers.get('authorization') ?? '';
      lender.pass(twentyMinutes);

      expect((await exchanged()).status).toBe(401);
      const token = bearer.replace('Bearer ', '');
      expect((await lender.call(readApplications, {}, { token })).status).toBe(401);
    });

    test('returns 401 without a bearer, and 403 for a forged one; both end a session (ACCESS-19 to ACCESS-21)', async () => {
      const { token } = await lender.session();
      expect((await lender.call(readApplications, {})).body).toEqual({
        errors: [{ message: 'unauthenticated', code: 'UNAUTHENTICATED' }],
      });
      const [header = '', , signature = ''] = token.split('.');
      const claims = Buffer.from(JSON.stringify({ sub: 'x', sid: 'y', exp: 9e12 })).toString(
        'base64url',
      );
      const forged = await lender.call(
        readApplications,
        {},
        { token: `${header}.${claims}.${signature}` },
      );
      expect([forged.status, forged.body]).toEqual([
        403,
        { errors: [{ message: 'invalid signature', code: 'INVALID_SIGNATURE' }] },
      ]);
      const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      expect(
        (await lender.call(readApplications, {}, { token: `${none}.${claims}.` })).status,
      ).toBe(403);
    });

    test('ignores a bad bearer if it is optional, and refuses it in the secure context', async () => {
      const token = 'a.b.c';
      expect((await lender.call(lookUpAddress, { path: { text: 'am' } }, { token })).status).toBe(
        200,
      );
      const features = (context: string, sending: object) =>
        lender.call(
          readFeatures,
          { path: { context }, body: { optimizeUser: anOptimizeUser() } },
          sending,
        );
      expect((await features('external', { token })).status).toBe(200);
      expect((await features('secure', { token })).status).toBe(403);
      expect((await features('secure', {})).status).toBe(401);
      expect((await features('elsewhere', {})).status).toBe(404);
    });

    test('invalidates the bearer at sign-out, and sends no new one', async () => {
      const { token } = await lender.session();
      const out = await lender.call(endSession, { path: { kind: 'customer' } }, { token });
      expect(out.status).toBe(200);
      expect(out.headers.get('authorization')).toBeNull();
      expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
      expect((await lender.call(verifyIdentity, {}, { token })).status).toBe(401);
    });

    test('exchanges the cookie of a sign-in page for a bearer at the first identity call (decision 10)', async () => {
      const { loginUrl, identityUuid } = await lender.session();
      const opened = await lender.sandbox.app.request(loginUrl);
      const cookie = cookieIn(opened);
      const headers = { cookie };
      const identity = await lender.call(readIdentity, {}, { headers });
      expect(identity.body.uuid).toBe(identityUuid);
      const [, token = ''] = (identity.headers.get('authorization') ?? '').split(' ');
      expect((await lender.call(readApplications, {}, { token })).status).toBe(200);
      // The cookie authenticates no other call.
      expect((await lender.call(readApplications, {}, { headers })).status).toBe(401);
      expect((await lender.call(readIdentity, {})).status).toBe(401);
      // A new sign-in wins over an ended bearer and an earlier user.
      lender.pass(1_000);
      const other = await lender.session();
      const openedLater = await lender.sandbox.app.request(other.loginUrl);
      const newer = cookieIn(openedLater);
      const both = await lender.call(readIdentity, {}, { headers: { cookie: newer }, token });
      expect(both.body.uuid).toBe(other.identityUuid);
      // FT-29: signedInAt tells a new sign-in from a session whose log-out got lost.
      const [first, second] = [identity, both].map(({ body }) => new Date(body.signedInAt ?? ''));
      expect(Number(second) - Number(first)).toBe(1_000);
      const older = await lender.call(readIdentity, {}, { headers, token: other.token });
      expect(older.body.uuid).toBe(other.identityUuid);
      expect((await lender.call(readIdentity, {}, { headers, token: 'old.old.old' })).status).toBe(
        200,
      );
    });
  });
});
