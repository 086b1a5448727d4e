import { login, verifyIdentity } from '#sagas/api/contract/account.ts';
import { readUploads } from '#sagas/api/contract/documents.ts';
import {
  inviteSigner,
  readInvitation,
  readSigners,
  readSigningRequest,
  registerSigner,
  requestInvitation,
  requestPasswordReset,
  resetPassword,
  saveSigner,
} from '#sagas/api/contract/signer.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { signersOf } from '#server/sandbox/lender/signers/signers.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import {
  applicationsAt,
  PASSWORD,
  registeringAt,
  type Borrower,
} from '#tests/support/fixtures/borrower.ts';
import { asSigner } from '#tests/support/fixtures/signer.ts';

const lender = openLender('test');
const { at, patch } = applicationsAt(lender);

const COMMUNICATIONS = {
  type: 'COMMUNICATIONS',
  textKey: 'T-07',
  version: '2026-11-sample',
  text: 'I agree to get messages and documents electronically.',
  acceptedAt: '2026-11-16T12:00:00.000Z',
};

const aSigner = (email: string, more: object = {}) => ({
  uuid: '9b1c6a2e-0000-4000-8000-000000000001',
  firstName: 'Lena',
  lastName: 'Fenwright',
  relationship: 'SPOUSE',
  state: 'INVITED',
  email,
  ...more,
});

const listOf = (borrower: Borrower) => borrower.read(readSigners);

async function firstOf(borrower: Borrower) {
  const [signer] = await listOf(borrower);
  if (signer === undefined) throw new Error('The application has no signer');
  return signer;
}

/** Creates a borrower with one signer, who got a link. */
async function aBorrower(email = 'lena@sign.example', more: object = {}) {
  const borrower = await at('CO_DEED_REQ');
  await patch(borrower, { signers: [aSigner(email, more)] });
  await patch(borrower, { pinned: false });
  return borrower;
}

const again = (borrower: Borrower, signerUuid: string) =>
  borrower.call(inviteSigner, {}, { path: { signerUuid } });

interface Mail {
  to: string;
  subject: string;
  links: string[];
}

async function mailsTo(email: string): Promise<Mail[]> {
  const { body } = await lender.control('GET', '/sandbox/outbox');
  return (body as unknown as Mail[]).filter(({ to }) => to === email);
}

const tokenIn = (mail: Mail | undefined) => /=(.+)$/.exec(mail?.links[0] ?? '')?.[1] ?? '';

/** Returns the token of the newest link sent to an email. */
async function linkTo(borrower: Borrower, email = 'lena@sign.example') {
  const { uuid } = await firstOf(borrower);
  await again(borrower, uuid);
  return tokenIn((await mailsTo(email))[0]);
}

const invitation = (token: string, org?: string) =>
  lender.call(readInvitation, { path: { token } }, org === undefined ? {} : { org });

const register = (token: string, more: object = {}) =>
  lender.call(registerSigner, {
    body: { token, password: PASSWORD, consents: [COMMUNICATIONS], ...more },
  });

test('says who asks in an invitation, hides the email, and makes a login once', async () => {
  const token = await linkTo(await aBorrower());
  expect((await invitation(token)).body).toMatchObject({
    linkState: 'OPEN',
    emailMasked: 'l***@sign.example',
    primaryFirstName: expect.any(String),
  });
  const made = await register(token);
  const sending = { token: made.body.jwt };
  expect((await lender.call(verifyIdentity, {}, sending)).status).toBe(200);
  expect((await lender.call(readSigningRequest, {}, sending)).body.state).toBe('INVITED');
  expect((await invitation(token)).body.linkState).toBe('USED');
  expect((await register(token)).status).toBe(409);
});

test.each([
  ['an unknown link', 'nothing', undefined, 404],
  ['the link of another lender', null, 'LARKMERE', 404],
])("doesn't find %s", async (_what, wrong, org, status) => {
  const token = await linkTo(await aBorrower());
  expect((await invitation(wrong ?? token, org)).status).toBe(status);
});

test('ends the earlier link with a new one, and sends at most one a minute', async () => {
  const borrower = await aBorrower();
  const first = await linkTo(borrower);
  const { uuid } = await firstOf(borrower);
  expect((await again(borrower, uuid)).status).toBe(429);
  lender.pass(60_000);
  expect((await again(borrower, uuid)).status).toBe(204);
  expect((await invitation(first)).status).toBe(404);
});

test('reports that bounce@ came back, sends a link to the corrected email, and ends the old one', async () => {
  const borrower = await aBorrower('bounce@sign.example');
  const old = await linkTo(borrower, 'bounce@sign.example');
  const signer = await firstOf(borrower);
  expect(signer).toMatchObject({ state: 'INVITED', emailState: 'BOUNCED' });
  const path = { ...borrower.path, signerUuid: signer.uuid };
  const save = (email: string) =>
    lender.call(saveSigner, { path, body: { email, phoneNumber: null } }, borrower.sending);
  expect((await save('not an email')).status).toBe(400);
  expect((await save('lena@sign.example')).body.emailState).toBe('SENT');
  expect((await invitation(old)).status).toBe(404);
  expect(tokenIn((await mailsTo('lena@sign.example'))[0])).not.toBe('');
});

describe('SC-24 the link proves who opens it', () => {
  async function checked() {
    const borrower = await aBorrower();
    const { jwt } = (await register(await linkTo(borrower))).body;
    const signer = asSigner(lender, { token: jwt }, borrower.path.uuid);
    await signer.start();
    await signer.sendId();
    expect(await signer.state()).toBe('DOCUMENTS');
    return { borrower, signer };
  }

  const correct = (borrower: Borrower, signerUuid: string, email: string) =>
    borrower.call(saveSigner, { email, phoneNumber: null }, { path: { signerUuid } });

  const uploadsOf = async ({ path, sending }: ReturnType<typeof asSigner>) =>
    (await lender.call(readUploads, { path }, sending)).body;

  test("starts over at INVITED for another email, without the previous person's ID and files", async () => {
    const { borrower, signer } = await checked();
    const { uuid } = await firstOf(borrower);
    expect((await correct(borrower, uuid, 'mallory@sign.example')).body.state).toBe('INVITED');
    expect((await mailsTo('lena@sign.example'))[0]?.subject).toMatch(
      /your link to sign has ended$/,
    );
    expect((await lender.call(readSigningRequest, {}, signer.sending)).status).toBe(400);

    const token = tokenIn((await mailsTo('mallory@sign.example'))[0]);
    const { jwt } = (await register(token)).body;
    const other = asSigner(lender, { token: jwt }, borrower.path.uuid);
    await other.start();
    expect(await other.request()).toMatchObject({ state: 'IDENTITY', identityVerification: null });
    expect(await uploadsOf(other)).toEqual([]);
  });

  test('starts over at INVITED for another name with the same email', async () => {
    const { borrower, signer } = await checked();
    const owner = {
      name: { firstName: 'Mallory', middleName: '', lastName: 'Fenwright', suffix: '' },
      email: 'lena@sign.example',
      phoneNumber: null,
      relationship: 'SPOUSE',
    };
    const stored = await lender.control('GET', `/sandbox/applications/${borrower.path.uuid}`);
    const application = stored.body as unknown as ApplicationRecord;
    const [renamed] = signersOf(
      application,
      { owners: [owner], spouse: null } as never,
      application.statusSince,
    );
    expect(renamed).toMatchObject({ state: 'INVITED', file: { idCheck: null } });
    expect(renamed?.identityUuid).toBe(application.signers[0]?.identityUuid);
    expect(await signer.state()).toBe('DOCUMENTS');
  });

  test('keeps the email of a signer who has signed', async () => {
    const borrower = await aBorrower('lena@sign.example', { state: 'DONE' });
    const { uuid } = await firstOf(borrower);
    expect((await correct(borrower, uuid, 'mallory@sign.example')).status).toBe(409);
  });

  test('shows no request to a login that was made with the invited email until it opens the link', async () => {
    const token = await linkTo(await aBorrower());
    const email = 'lena@sign.example';
    const stranger = await registeringAt(lender)(email);
    const requestWith = async (jwt: string | null) =>
      (await lender.call(readSigningRequest, {}, { token: jwt ?? '' })).status;
    const signIn = async (more: object) =>
      (await lender.call(login, { body: { email, password: PASSWORD, ...more } })).body.jwt;

    expect(await requestWith(stranger.body.jwt)).toBe(400);
    expect(await requestWith(await signIn({ token: 'unknown' }))).toBe(400);
    expect((await invitation(token)).body.linkState).toBe('OPEN');
    expect(await requestWith(await signIn({ token }))).toBe(200);
    expect((await invitation(token)).body.linkState).toBe('USED');
  });

  test('confirms nothing for another email that opens the link', async () => {
    const token = await linkTo(await aBorrower());
    const email = 'mallory@sign.example';
    await registeringAt(lender)(email);
    await lender.call(login, { body: { email, password: PASSWORD, token } });
    const { jwt } = (await register(token)).body;
    expect((await lender.call(readSigningRequest, {}, { token: jwt })).body.state).toBe('INVITED');
  });
});

test.each([
  ['decline@sign.example', 10_000, 'DECLINED'],
  ['expired@sign.example', 1, 'EXPIRED'],
  ['never@sign.example', 20 * 60_000, 'INVITED'],
  ['lena@sign.example', 20_000, 'READY'],
])('puts %s after %i ms at %s (9.4)', async (email, ms, state) => {
  const borrower = await aBorrower(email);
  lender.pass(ms);
  expect(await firstOf(borrower)).toMatchObject({ state });
});

test('sends a new link to replace an expired one', async () => {
  const borrower = await aBorrower('never@sign.example');
  const token = await linkTo(borrower, 'never@sign.example');
  lender.pass(31 * 24 * 60 * 60_000);
  expect((await invitation(token)).body).toMatchObject({
    linkState: 'ENDED',
    endedOn: '2026-12-16',
  });
  expect((await register(token)).status).toBe(409);
  const asked = await lender.call(requestInvitation, { body: { email: 'never@sign.example' } });
  expect(asked.status).toBe(202);
  const fresh = tokenIn((await mailsTo('never@sign.example'))[0]);
  expect((await invitation(fresh)).body.linkState).toBe('OPEN');
});

test("treats a stranger's email like an invited one, but sends no email", async () => {
  for (const call of [requestInvitation, requestPasswordReset])
    expect((await lender.call(call, { body: { email: 'who@sign.example' } })).status).toBe(202);
  expect(await mailsTo('who@sign.example')).toEqual([]);
});

test('lets a signer who forgot the password choose a new one, with a link that works once', async () => {
  await register(await linkTo(await aBorrower()));
  const email = 'lena@sign.example';
  await lender.call(requestPasswordReset, { body: { email } });
  const token = tokenIn((await mailsTo(email))[0]);
  const reset = (password: string) =>
    lender.call(resetPassword, { path: { token }, body: { password } });
  expect((await reset('weak')).status).toBe(400);
  expect((await reset('Another!2026demo')).status).toBe(204);
  expect((await reset('Another!2026demo')).status).toBe(410);
  const signIn = (password: string) => lender.call(login, { body: { email, password } });
  expect((await signIn(PASSWORD)).status).toBe(401);
  expect((await signIn('Another!2026demo')).status).toBe(200);
});

test('ends every older link and session at a password reset, and refuses to repeat a registration', async () => {
  const email = 'lena@sign.example';
  const key = { headers: { 'Idempotency-Key': '5f0c6a53-8a57-4c6e-9d0b-2f3f5b8f4a10' } };
  const made = await registeringAt(lender)(email, {}, key);
  const askForReset = async () => {
    await lender.call(requestPasswordReset, { body: { email } });
    return tokenIn((await mailsTo(email))[0]);
  };
  const reset = async (token: string, password: string) =>
    (await lender.call(resetPassword, { path: { token }, body: { password } })).status;
  const [older, newer] = [await askForReset(), await askForReset()];

  expect(await reset(newer, 'Another!2026demo')).toBe(204);

  expect(await reset(older, 'Stolen!2026demo')).toBe(410);
  const session = { token: made.body.jwt ?? '' };
  expect((await lender.call(verifyIdentity, {}, session)).status).toBe(401);
  expect((await registeringAt(lender)(email, {}, key)).status).toBe(401);
  expect((await mailsTo(email))[0]?.subject).toBe('Your password was changed');
});

test('removes a withdrawn request from the list, and ends its link', async () => {
  const borrower = await aBorrower();
  const token = await linkTo(borrower);
  await patch(borrower, { signers: [{ state: 'CANCELLED', endedBy: 'BORROWER' }] });
  expect(await listOf(borrower)).toEqual([]);
  expect((await invitation(token)).body.linkState).toBe('ENDED');
});
