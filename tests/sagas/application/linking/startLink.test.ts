import { watchLinking } from '#sagas/application/linking/watchLinking.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { linkRequested } from '#store/application/linking/actions.ts';
import { selectLinkEnd } from '#store/application/linking/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

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
  screen.store.dispatch(linkRequested({ link, returnTo }));
  await jest.advanceTimersByTimeAsync(0);
  const stored = screen.ports.session.read(storageKeys.link);
  return { ...screen, stored: stored === null ? null : JSON.parse(stored) };
}

it('F-13: stores application, session and screens, and leaves, whatever the mode', async () => {
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
