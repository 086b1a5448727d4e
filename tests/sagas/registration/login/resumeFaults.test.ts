import { watchSession } from '#sagas/session/session.ts';
import { selectChain } from '#store/registration/flow.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { connectionChanged } from '#store/shell/slice.ts';
import { consents } from '#tests/support/fixtures/answers.ts';
import {
  signInSagas,
  lender,
  pass,
  leave,
  comeBack,
  LEFT_EARLY,
} from '#tests/support/sagas/lenderSignIn.ts';
import { offline, refused, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import '#tests/support/sagas/fakeTime.ts';

describe('S5, FT-03, FT-29: coming back while the lender cannot identify the user', () => {
  const NOT_REACHED =
    "We couldn't reach the lender. Your answers are still on this page. Try again.";

  /** Comes back with the cookie alone; the identity call answers `first` until the lender recovers. */
  async function comeBackTo(first: Answer) {
    const left = await leave();
    const api = lender();
    api.answer('readIdentity', [first]);
    const query = `externalStateNonce=${left.nonce}`;
    const tab = comeBack(left, query, [...signInSagas, watchSession], api);
    await pass(70_000);
    return {
      ...tab,
      heal: () => api.answer('readIdentity', [{ uuid: IDENTITY }]),
      press: async () => {
        tab.store.dispatch(
          registrationSubmitted({ contact: null, consents, passwordHandle: null }),
        );
        await pass(10_000);
      },
      chain: () => selectChain(tab.store.getState()),
    };
  }

  it.each([
    ['a dead network', offline],
    ['a 503', () => refused(503)],
  ])('reports %s as an outage, and continues the chain at the next press', async (_what, fault) => {
    const { toasts, draft, heal, press, chain, api } = await comeBackTo(fault());
    expect(toasts()).toEqual([NOT_REACHED]);
    expect(draft().name?.firstName).toBe('Mira');

    heal();
    await press();

    expect(chain().applicationUuid).toBe(APPLICATION);
    expect(api.names()).not.toContain('registerWithBroker');
  });

  it('reads the identity again when the connection is back', async () => {
    const { store, heal, press, api, chain } = await comeBackTo(offline());

    heal();
    store.dispatch(connectionChanged({ isOnline: true }));
    await pass(1_000);

    expect(store.getState().identity).toMatchObject({ session: 'signedIn' });
    await press();
    expect(chain().applicationUuid).toBe(APPLICATION);
    expect(api.names()).not.toContain('registerWithBroker');
  });

  it("doesn't leave for the sign-in page again before the lender answers", async () => {
    const { press, chain, api, ports } = await comeBackTo(refused(503));

    await press();

    expect(chain()).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    expect(api.names()).not.toContain('registerWithBroker');
    expect(ports.page.left).toEqual([]);
  });

  it('treats a refusal as a sign-in that the user left early, and signs in again', async () => {
    const { toasts, press, api } = await comeBackTo(refused(401));
    expect(toasts()).toEqual([LEFT_EARLY]);

    await press();

    expect(api.names()).toContain('registerWithBroker');
  });
});
