import { startBankLink } from '#sagas/api/contract/linking.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';
import { visitProvider } from '#tests/server/support/provider.ts';

const lender = openLender('test');
const { at } = applicationsAt(lender);
const BANK = 'Sandbox Bank';
const login = { username: 'mira', password: 'Secret!123' };

async function visit() {
  const borrower = await at('DISBURSEMENT_ACCOUNT');
  const body = { returnTo: 'bank/disburse' };
  const started = await borrower.call(startBankLink, body);
  return { ...(await visitProvider(lender, started.body.url)), id: started.body.id };
}

const titleOf = async (response: Response) => /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];

test('F-13: leads back with a token after search, sign-in and account, with the same one for a double click', async () => {
  const { open, post, queryOf, id } = await visit();
  const found = await (await open('&q=wrong')).text();
  expect(found).toContain('value="Sandbox Bank Wrong Password"');
  expect(found).not.toContain('value="Sandbox Bank"');
  expect(await titleOf(await post({ institution: BANK }))).toBe('Sign in to Sandbox Bank');
  expect(await titleOf(await post({ institution: BANK, ...login }))).toBe('Choose what to share');

  const share = { institution: BANK, step: 'account', account: 'savings' };
  const first = await post(share);
  const second = await post(share);

  expect(first.headers.get('location')).toMatch(/^\/account\/heloc\/plaid-oauth-success\?/);
  expect(Object.fromEntries(queryOf(first))).toEqual({
    session: id,
    public_token: expect.stringMatching('^public-'),
    institution: BANK,
  });
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  expect((await open()).status).toBe(404);
});

test('names the step on each page, and leads back to the list of institutions', async () => {
  const { open, post } = await visit();
  const first = await (await open()).text();
  expect(first).toContain('Step 1 of 3');
  expect(first).not.toContain('Choose another institution');
  // The lender's account isn't on a partner's page.
  expect(first).not.toContain('Login');

  const second = await (await post({ institution: BANK })).text();
  expect(second).toContain('Step 2 of 3');
  const [, back = ''] = /href="([^"]*)">Choose another institution/.exec(second) ?? [];
  expect(back).toMatch(/^\/sandbox\/provider\?link=/);
  expect(await (await post({ institution: BANK, ...login })).text()).toContain('Step 3 of 3');
});

test('says what is missing, with its field', async () => {
  const { post } = await visit();

  const noInstitution = await post({});
  expect(noInstitution.status).toBe(400);
  expect(await noInstitution.text()).toContain('<title>Error: Find your institution');
  const noPassword = await (await post({ institution: BANK, ...login, password: '' })).text();
  expect(noPassword).toContain('href="#password"');
  expect(noPassword).not.toContain('mira');
  const noAccount = await post({ institution: BANK, step: 'account' });
  expect(await noAccount.text()).toContain('href="#account"');
});

test.each([
  ['Cancel', { cancel: 'yes' }, { error: 'EXIT' }],
  [
    'Wrong Password',
    { institution: `${BANK} Wrong Password`, ...login },
    { error: 'ERROR', institution: `${BANK} Wrong Password` },
  ],
])('leads back without a token after %s', async (_case, fields, expected) => {
  const { post, queryOf, id } = await visit();

  const query = queryOf(await post(fields));

  expect(Object.fromEntries(query)).toEqual({ session: id, ...expected });
});

test('ends a slow institution after 30 s, without a script (9.4)', async () => {
  const { post, open, queryOf } = await visit();
  const slow = await post({ institution: `${BANK} Slow`, ...login });
  expect(slow.headers.get('refresh')).toMatch(/^30; url=\/sandbox\/provider\?link=/);
  lender.pass(29_000);
  expect((await open()).headers.get('refresh')).toMatch(/^1; /);
  lender.pass(1_000);

  expect(queryOf(await open()).get('error')).toBe('EXPIRED');
});

test('SC-01: runs nothing on the page, and says that an unknown link has ended', async () => {
  const { open } = await visit();
  const page = await open();
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*form-action 'self'/,
  );

  const unknown = await lender.sandbox.app.request(
    'http://localhost:3000/sandbox/provider?link=x',
    {
      headers: { host: 'localhost:3000' },
    },
  );
  expect(unknown.status).toBe(404);
});
