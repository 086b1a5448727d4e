import { watchLinking } from '#sagas/application/linking/watchLinking.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { selectLinkEnd, selectLinkReturn } from '#store/application/linking/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';
import { readTaxLink } from '#sagas/application/linking/reads.ts';
import { call } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { linkEndText, type TaxLink } from '#store/application/linking/linkTexts.ts';
import { refused, HANG, offline, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { returnFromLink } from '#sagas/application/linking/returnFromLink.ts';
import { watchLocation } from '#sagas/navigation/location.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

const sessionAt = (url: string) => ({ id: 'one', mode: 'EMBEDDED', url, expiresAt: null });

const OURS = 'https://homeline.example/sandbox/provider?link=one';

async function start(answer: unknown, link: 'bank' | 'pointserv-1099-misc' = 'bank') {
  const isBank = link === 'bank';
  const screen = startApplicationScreen(watchLinking, {
    at: isBank ? 'bank/disburse' : `income/link/${link}`,
    status: aStatus(isBank ? 'DISBURSEMENT_ACCOUNT' : 'INCOME_VERIFICATION'),
    script: { startBankLink: [answer], startIncomeLink: [answer] },
  });
  const returnTo = isBank ? 'bankDisburse' : 'incomeReview';
  await screen.run(linkRequested({ link, returnTo }));
  const stored = screen.ports.session.read(storageKeys.link);
  return { ...screen, stored: stored === null ? null : JSON.parse(stored) };
}

it('F-13: stores application, session and screens, and leaves in every mode', async () => {
  const { stored, ports, sent } = await start(sessionAt(OURS));

  expect(sent('startBankLink')).toEqual({ returnTo: 'bank/disburse' });
  expect(stored).toEqual({
    uuid: UUID,
    session: 'one',
    link: 'bank',
    screen: 'bankDisburse',
    returnTo: 'bankDisburse',
  });
  expect(ports.page.left).toEqual(['/sandbox/provider?link=one']);
});

it('starts an income link with its code, and returns to income/review', async () => {
  const { stored, sent } = await start(sessionAt(OURS), 'pointserv-1099-misc');

  expect(sent('startIncomeLink')).toEqual({
    type: 'POINTSERV_1099_MISC',
    returnTo: 'income/review',
  });
  expect(stored).toMatchObject({
    screen: 'incomeLink',
    returnTo: 'incomeReview',
  });
});

it.each(['https://evil.test/', 'javascript:alert(1)', ''])(
  "SC-04: doesn't follow the address %s, and says so in the panel",
  async (url) => {
    const { stored, ports, store } = await start(sessionAt(url));

    expect(ports.page.left).toEqual([]);
    expect(stored).toBeNull();
    expect(selectLinkEnd(store.getState())).toMatchObject({ result: 'ERROR' });
  },
);

describe('reads', () => {
  const record = { uuid: 'one', state: 'CONNECTED', institution: 'Sandbox Tax' };

  async function open(query: string, answer: unknown = record) {
    const found: TaxLink[] = [];
    const screen = startApplicationScreen(
      function* (ports: Ports) {
        found.push(yield* call(readTaxLink, ports, UUID));
      },
      {
        at: `income/pointserv-callback${query}`,
        status: aStatus('INCOME_VERIFICATION'),
        script: { completeIncomeLink: [answer] },
      },
    );
    await pass(0);
    return { ...screen, found: found[0] };
  }

  it('leads on to income/review when the link found records', async () => {
    const { found, sent, place } = await open('?session=one&result=SUCCESS');

    expect(sent('completeIncomeLink')).toEqual({ publicToken: null, result: 'SUCCESS' });
    expect(found).toEqual({ result: 'SUCCESS', institution: 'Sandbox Tax' });
    expect(place()).toBe('income/review');
  });

  it.each([
    ['?session=one&result=REFUSED', record, 'REFUSED'],
    ['?session=one&result=EXIT', record, 'EXIT'],
    ['?session=one&result=SUCCESS', { ...record, state: 'NOT_STARTED' }, 'NO_DATA'],
    ['?session=one&result=SUCCESS', refused(404, 'No.'), 'UNKNOWN'],
    ['?session=one&result=MAYBE', record, 'UNKNOWN'],
    ['?session=../x&result=SUCCESS', record, 'UNKNOWN'],
    ['', record, 'UNKNOWN'],
  ])('reads %s with %j as %s, and stays on the page', async (query, answer, result) => {
    const { found, place } = await open(query, answer);

    expect(found?.result).toBe(result);
    expect(place()).toBe('income/pointserv-callback');
  });
});

describe('returnFromLink', () => {
  beforeEach(() => jest.useFakeTimers());

  const TOKEN = 'public-123';

  const account = {
    accountUuid: 'one',
    bankName: 'Sandbox Bank',
    type: 'CHECKING',
    mask: '1111',
    routingNumber: '123456780',
    verified: true,
  };

  const record = { uuid: 'one', state: 'CONNECTED', institution: 'Sandbox Bank' };

  const bank = { link: 'bank', screen: 'bankDisburse', returnTo: 'bankDisburse' };

  const income = {
    link: 'truv-payroll',
    screen: 'incomeLink',
    returnTo: 'incomeReview',
  };

  const FOUND = `?session=one&public_token=${TOKEN}&institution=Sandbox+Bank`;

  async function comeBack(
    query: string,
    stored: object | null = bank,
    script: Readonly<Record<string, readonly unknown[]>> = {},
  ) {
    const session = fakeStorage();
    if (stored !== null)
      session.write(storageKeys.link, JSON.stringify({ uuid: UUID, session: 'one', ...stored }));
    const api = scriptedApi({
      completeBankLink: [[account]],
      completeIncomeLink: [record],
      ...script,
    });
    const ports = fakePorts({
      api,
      session,
      at: '/account/heloc/plaid-oauth-success',
      takePrivateQuery: () => query,
    });
    const started = startSaga([watchLocation, returnFromLink], { ports });
    await jest.advanceTimersByTimeAsync(5_000);
    const state = started.store.getState();
    const end = selectLinkEnd(state);
    return {
      ...started,
      api,
      end,
      text: end && linkEndText(end),
      back: selectLinkReturn(state),
      stored: session.read(storageKeys.link),
      place: state.shell.location.pathname.replace(`/account/heloc/${UUID}/`, ''),
    };
  }

  it('ROUTE-REG-14: redeems the token once without keeping it, and opens the stored screen', async () => {
    const { api, actions, store, place, text, stored } = await comeBack(FOUND);

    expect(api.calls.map(({ name, params }) => [name, params])).toEqual([
      ['completeBankLink', { path: { uuid: UUID, id: 'one' }, body: { publicToken: TOKEN } }],
    ]);
    expect(place).toBe('bank/disburse');
    expect(text).toBe('Connected: Sandbox Bank');
    expect(stored).toBeNull();
    expect(JSON.stringify([actions, store.getState()])).not.toContain(TOKEN);
  });

  it('C-24: leads from an income link to income/review, and says so in a toast', async () => {
    const { place, store, api } = await comeBack(FOUND, income);

    expect(api.calls.at(-1)?.params.body).toEqual({ publicToken: TOKEN, result: 'SUCCESS' });
    expect(place).toBe('income/review');
    expect(store.getState().shell.toasts).toMatchObject([
      { tone: 'success', text: 'Connected: Sandbox Bank' },
    ]);
  });

  it('C-24: leads to the dashboard without a stored application', async () => {
    const { ports, api } = await comeBack(FOUND, null);

    expect(ports.page.left).toEqual(['/dashboard']);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['?session=one&error=EXIT', 'You closed the link before it finished.'],
    ['?session=one&error=EXPIRED', 'The link took too long. Start it again.'],
    ['?session=one&error=ERROR&institution=Tall+Bank', /connect to Tall Bank\./],
    ['?session=one&error=whatever&institution=<b>Call+us', /connect to your payroll service\./],
    ['?session=one', /connect to your payroll service\./],
    ['', /connect to your payroll service\./],
    // For another session's link, neither its token nor its name is used.
    [`?session=two&public_token=${TOKEN}&institution=Evil`, /connect to your payroll service\./],
  ])('F-13: opens after %s the screen of the link, which says why', async (query, text) => {
    const { place, text: shown, api, stored } = await comeBack(query, income);

    expect(place).toBe('income/link/truv-payroll');
    expect(shown).toMatch(text);
    expect(api.calls).toEqual([]);
    expect(stored).toBeNull();
  });

  it.each([
    ['a refusal', refused(422, 'The account must be in your name.'), /must be in your name/],
    ['no lender', offline(), /couldn't connect to Sandbox Bank/],
    ['a failure of the lender', refused(500, 'No.'), /couldn't connect to Sandbox Bank/],
  ])('says on the screen what went wrong after %s', async (_case, answer, text) => {
    const { place, text: shown } = await comeBack(FOUND, bank, { completeBankLink: [answer] });

    expect(place).toBe('bank/disburse');
    expect(shown).toMatch(text);
  });

  it('FT-02: asks again after a lost response', async () => {
    const { text } = await comeBack(FOUND, bank, { completeBankLink: [offline(), [account]] });

    expect(text).toBe('Connected: Sandbox Bank');
  });

  it("doesn't count an account without income as connected", async () => {
    const { place, text } = await comeBack(FOUND, income, {
      completeIncomeLink: [{ ...record, state: 'NOT_STARTED', reason: 'NO_DATA' }],
    });

    expect(place).toBe('income/link/truv-payroll');
    expect(text).toMatch('no income at Sandbox Bank');
  });

  it("knows the screen to return to while the lender doesn't respond", async () => {
    const { back, end } = await comeBack(FOUND, bank, { completeBankLink: [HANG] });

    expect(back).toEqual({ uuid: UUID, path: 'bank/disburse' });
    expect(end).toBeNull();
  });
});
