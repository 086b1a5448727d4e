import '#store/application/whole/reducer.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { watchSignerLogin } from '#sagas/signerLogin/watchSignerLogin.ts';
import {
  invitationRetried,
  loginLinkRequested,
  passwordChosen,
  selectSignerLogin,
  signerRegistered,
  signInRequested,
} from '#store/application/signer/loginSlice.ts';
import { identityAbsent, identityReceived, profileReceived } from '#store/identity/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import {
  garbled,
  offline,
  refused,
  scriptedApi,
  type Answer,
} from '#tests/support/fakes/scriptedApi.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';

const LOGIN = '/account/heloc/heloc-signer/login';
const JWT = 'aaaa.bbbb.cccc';
const TOKEN = 'secret-token-of-the-link';

const invitation = {
  linkState: 'OPEN',
  emailMasked: 'l***@sign.example',
  primaryFirstName: 'Amir',
  city: 'Nashville',
  state: 'TN',
  orgCode: 'HOMELINE',
  endedOn: null,
};

interface Opening {
  readonly query?: string;
  readonly search?: string;
  readonly script?: Readonly<Record<string, readonly Answer[]>>;
  readonly who?: readonly Parameters<ReturnType<typeof startSaga>['store']['dispatch']>[0][];
}

async function open({
  query = '',
  search = '',
  script = {},
  who = [identityAbsent()],
}: Opening = {}) {
  const api = scriptedApi({
    readInvitation: [invitation],
    verifyIdentity: [{ uuid: IDENTITY }],
    ...script,
  });
  const ports = fakePorts({ api, at: LOGIN + search });
  let left = query;
  const takePrivateQuery = () => {
    const taken = left;
    left = '';
    return taken;
  };
  Object.assign(ports, { takePrivateQuery });
  const started = startSaga([watchLocation, watchSignerLogin], { ports, before: [...who] });
  await pass(0);
  return {
    ...started,
    ports,
    api,
    login: () => selectSignerLogin(started.store.getState()),
    place: () => ports.history.entries.at(-1),
    press: async (...intents: Parameters<typeof started.store.dispatch>) => {
      started.store.dispatch(...intents);
      await pass(0);
    },
  };
}

const bodyOf = ({ api }: Awaited<ReturnType<typeof open>>, name: string) =>
  api.calls.findLast((call) => call.name === name)?.params.body;

describe('the link', () => {
  it('says who asks, and keeps the token across a reload, but out of actions and state', async () => {
    const first = await open({ query: `?invite=${TOKEN}` });
    expect(first.login().invitation).toMatchObject({ value: { linkState: 'OPEN' } });
    expect(JSON.stringify([first.actions, first.store.getState()])).not.toContain(TOKEN);
    expect(first.api.calls[0]?.params.path).toEqual({ token: TOKEN });
    expect(first.ports.session.read('homeline.signerLink')).toContain(TOKEN);
  });

  it('shows the sign-in to someone who has no invitation link', async () => {
    expect((await open()).login().invitation).toMatchObject({ status: 'ready', value: null });
  });

  it.each([400, 404])('treats a link for which the lender returns %i as ended', async (status) => {
    const { login } = await open({
      query: `?invite=${TOKEN}`,
      script: { readInvitation: [refused(status, 'No.')] },
    });

    expect(login().invitation).toMatchObject({ value: { linkState: 'ENDED' } });
  });

  it.each([
    ['was used', { ...invitation, linkState: 'USED' }],
    ['has expired', { ...invitation, linkState: 'ENDED' }],
    ['is unknown', refused(404, 'No.')],
  ])(
    'SC-07 removes the token of a link that %s from the session storage',
    async (_what, answer) => {
      const { ports } = await open({
        query: `?invite=${TOKEN}`,
        script: { readInvitation: [answer] },
      });
      expect(ports.session.read('homeline.signerLink')).toBeNull();
    },
  );

  it("FT-03 reads a link again on a click when it couldn't be read", async () => {
    const opened = await open({
      query: `?invite=${TOKEN}`,
      script: { readInvitation: [offline()] },
    });
    await pass(60_000);
    expect(opened.login().invitation.status).toBe('failed');

    opened.api.answer('readInvitation', [invitation]);
    await opened.press(invitationRetried());
    expect(opened.login().invitation).toMatchObject({ value: { linkState: 'OPEN' } });
  });
});

describe('a new login', () => {
  const register = async (opened: Awaited<ReturnType<typeof open>>) => {
    const passwordHandle = opened.ports.vault.deposit('Signer!2026demo');
    await opened.press(signerRegistered({ passwordHandle }));
  };

  it('creates a login with the token and T-07, and leads to the next step', async () => {
    const opened = await open({
      query: `?invite=${TOKEN}`,
      script: { registerSigner: [{ jwt: JWT }] },
    });
    await register(opened);

    expect(bodyOf(opened, 'registerSigner')).toMatchObject({
      token: TOKEN,
      password: 'Signer!2026demo',
      consents: [{ type: 'COMMUNICATIONS', textKey: 'T-07' }],
    });
    expect(JSON.stringify(opened.actions)).not.toContain('Signer!2026demo');
    expect(opened.ports.tokens.current()).toBe(JWT);
    expect(opened.ports.session.read('homeline.signerLink')).toBeNull();
    expect(opened.place()).toBe('/account/heloc/heloc-signer/resume');
  });

  it('FT-02 SC-09 repeats the same request after a lost response', async () => {
    const opened = await open({
      query: `?invite=${TOKEN}`,
      script: { registerSigner: [garbled('registerSigner'), { jwt: JWT }] },
    });
    await register(opened);
    expect(opened.login().form).toMatchObject({ status: 'failed', form: 'register' });
    await register(opened);

    const [first, second] = opened.api.calls.filter(({ name }) => name === 'registerSigner');
    expect(first?.options.idempotencyKey).toEqual(expect.any(String));
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
    expect(second?.params).toEqual(first?.params);
  });
});

describe('sign-in', () => {
  const signIn = async (opened: Awaited<ReturnType<typeof open>>) => {
    const passwordHandle = opened.ports.vault.deposit('Signer!2026demo');
    await opened.press(signInRequested({ email: 'lena@sign.example', passwordHandle }));
  };

  it.each([
    ['', '/account/heloc/heloc-signer/resume'],
    [
      '?redirectUrl=%2Faccount%2Fheloc%2Fheloc-signer%2Fconditions',
      '/account/heloc/heloc-signer/conditions',
    ],
    ['?redirectUrl=https%3A%2F%2Fevil.example', '/account/heloc/heloc-signer/resume'],
    ['?redirectUrl=%2Fdashboard', '/account/heloc/heloc-signer/resume'],
  ])('SC-04 leads from %j to %s', async (search, place) => {
    const opened = await open({ search, script: { login: [{ jwt: JWT }] } });
    await signIn(opened);

    expect(opened.place()).toBe(place);
  });

  it('SC-24 sends the token of a link, which then leaves the session storage', async () => {
    const opened = await open({ query: `?invite=${TOKEN}`, script: { login: [{ jwt: JWT }] } });
    await signIn(opened);

    expect(bodyOf(opened, 'login')).toMatchObject({ token: TOKEN });
    expect(opened.ports.session.read('homeline.signerLink')).toBeNull();
  });

  it('says that the password is wrong, and lets the signer try again', async () => {
    const opened = await open({
      script: {
        login: [refused(401, 'The email or password is not right.'), { jwt: JWT }],
      },
    });
    await signIn(opened);
    expect(opened.login().form).toMatchObject({
      status: 'failed',
      failure: { message: 'The email or password is not right.' },
    });

    await signIn(opened);
    expect(opened.place()).toBe('/account/heloc/heloc-signer/resume');
  });

  it.each([
    ['CO_DEEDER', '/account/heloc/heloc-signer/resume'],
    ['BORROWER', LOGIN],
  ])('leads a %s who is already signed in to %s', async (profileType, place) => {
    const opened = await open({
      who: [
        identityReceived({ uuid: IDENTITY }),
        profileReceived(aProfile({ uuid: IDENTITY, profileType })),
      ],
    });

    expect(opened.place()).toBe(place);
  });
});

it('asks for a new link, and says the same for every email', async () => {
  const opened = await open({ script: { requestInvitation: [null] } });
  await opened.press(loginLinkRequested({ email: 'who@sign.example' }));

  expect(opened.login().form).toEqual({ status: 'sent', form: 'link' });
});

it('sets a new password through a reset link, which works once', async () => {
  const opened = await open({
    query: `?reset=${TOKEN}`,
    script: { resetPassword: [null] },
  });
  expect(opened.login().hasReset).toBe(true);
  const passwordHandle = opened.ports.vault.deposit('Another!2026demo');
  await opened.press(passwordChosen({ passwordHandle }));

  expect(opened.api.calls.at(-1)?.params).toMatchObject({
    path: { token: TOKEN },
    body: { password: 'Another!2026demo' },
  });
  expect(opened.login().hasReset).toBe(false);
  expect(opened.ports.session.read('homeline.signerLink')).toBeNull();
});
