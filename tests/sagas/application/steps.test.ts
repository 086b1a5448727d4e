import { contract } from '#sagas/api/contract/contract.ts';
import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { routingRequested, stepFailed, stepSent } from '#store/application/core/slice.ts';
import { loggedOut, sessionEnded } from '#store/identity/slice.ts';
import { toastShown } from '#store/shell/slice.ts';
import {
  garbled,
  HANG,
  offline,
  refused,
  type SeenCall,
} from '#tests/support/fakes/scriptedApi.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import type { Row } from '#tests/support/sagas/steps/row.ts';
import { otherAnswers, startStep, stepRows } from '#tests/support/sagas/steps/startStep.ts';

beforeEach(() => jest.useFakeTimers());

const LIMIT_MS = 30_000;
const NO_SECRET = /(?!)/;

/** A request that the client gives up after its limit. */
const givenUp = () =>
  new Promise((_answered, reject) => {
    setTimeout(() => reject(offline()), LIMIT_MS);
  });

const faults: Readonly<Record<string, () => unknown>> = {
  'no answer (dead network, reset)': offline,
  'no answer until the limit': givenUp,
  'an answer of the wrong form': () => garbled('call'),
  'a 500': () => refused(500, 'No.'),
  'a 409 without a code (the first request is still at work)': () => refused(409, 'No.'),
};

const answerTo = ([, , status, , , more = {}]: Row) =>
  'answer' in more ? more.answer : aStatus(status);

describe.each(Object.entries({ ...stepRows, ...otherAnswers }))('%s', (_step, row) => {
  const [, at, , , pressed, more = {}] = row;
  const start = () => startStep(row, answerTo(row));

  it('F-10 F-16 sends what was answered, and keeps secrets out of every action and state', async () => {
    const { submit, sendings, store, actions } = start();
    const payload: unknown = 'payload' in pressed ? pressed.payload : {};
    const documentUuids = more.files?.map((_group, number) => `document-${number}`);

    await submit();

    expect(sendings()[0]?.params.body).toEqual(
      'sends' in more
        ? more.sends
        : { ...Object(payload), ...(documentUuids && { documentUuids }) },
    );
    expect(JSON.stringify([actions, store.getState()])).not.toMatch(more.secret ?? NO_SECRET);
  });

  it('F-03 F-11 A-44 leads on once the lender has accepted it, with its files and without the unsaved input', async () => {
    const { submit, actionsOf, place, typed, documents } = start();
    const isRouted = more.leadsTo === undefined;
    const from = 'from' in more ? more.from : applicationScreenAt(at)?.screen;

    await submit();

    const routed = actionsOf(routingRequested).filter(routingRequested.match);
    expect(routed.map(({ payload }) => payload.from ?? null)).toEqual(isRouted ? [from] : []);
    expect(isRouted ? undefined : place()).toBe(more.leadsTo);
    expect(documents()).toEqual(['unrelated']);
    expect(typed()?.['note']).toBe(more.keepsTyped ? 'New roof.' : undefined);
  });

  it("shows the lender's response, and says so if the screen stays", async () => {
    const { submit, actionsOf, store } = start();

    await submit();

    const data = selectLenderData(store.getState());
    for (const [shown, value] of Object.entries(more.shows ?? {}))
      expect(data).toMatchObject({ [shown]: { value } });
    expect(data.stale).toEqual(expect.arrayContaining([...(more.rereads ?? [])]));
    const { checklistStatus } = selectStatus(store.getState()) ?? {};
    expect(more.becomes && checklistStatus).toBe(more.becomes);
    expect(actionsOf(toastShown)).toMatchObject(
      more.says === undefined ? [] : [{ payload: { tone: 'success', text: more.says } }],
    );
  });
});

describe.each(Object.entries(stepRows))('%s', (_step, row) => {
  const [name, , , , , more = {}] = row;
  const told = (call?: SeenCall) => (more.isTimed ? call?.params.path : call?.params);
  const creates = contract.find((endpoint) => endpoint.name === name)?.creates === true;
  const start = (first: unknown) => startStep(row, first);

  it.each(Object.entries(faults))(
    'FT-01 FT-02 FT-03 F-04 SC-09 %s: reports it once, keeps screen, files and input, and works when repeated',
    async (_what, fault) => {
      const { api, actionsOf, submit, sendings, place, ports, documents, typed } = start(fault());
      const [screen, chosen] = [place(), documents()];

      await submit();
      expect(actionsOf(stepFailed)).toHaveLength(1);
      expect(actionsOf(stepSent)).toHaveLength(0);
      expect(actionsOf(routingRequested)).toHaveLength(0);
      expect([place(), documents(), ports.page.left]).toEqual([screen, chosen, []]);
      expect(typed()).toMatchObject({ note: 'New roof.' });

      api.answer(name, [answerTo(row)]);
      await submit();
      expect(actionsOf(stepSent)).toHaveLength(1);
      // Nothing happens twice: a repeat is the same request and states the same time.
      const [first] = sendings();
      expect(typeof first?.options.idempotencyKey).toBe(creates ? 'string' : 'undefined');
      for (const again of sendings()) {
        expect(told(again)).toEqual(told(first));
        expect(again.options.idempotencyKey).toBe(first?.options.idempotencyKey);
      }
    },
  );

  it('FT-40 sends nothing more on a second submit while the lender is silent', async () => {
    const { press, submit, sendings, actionsOf } = start(givenUp());
    press();
    await jest.advanceTimersByTimeAsync(LIMIT_MS / 2);
    await submit();

    expect(sendings()).toHaveLength(1);
    expect(actionsOf(stepFailed)).toHaveLength(1);
  });

  it("ends the session when the lender says that it is over, and doesn't count the step as sent", async () => {
    const { actionsOf, submit } = start(refused(401, 'Over.', { endsSession: true }));

    await submit();

    expect(actionsOf(sessionEnded)).toHaveLength(1);
    expect(actionsOf(stepSent)).toHaveLength(0);
  });

  it('F-03 FT-43 FT-45 leads from a step that is over to the current one', async () => {
    const over = refused(409, 'Not open.', { code: 'STEP_NOT_OPEN' });
    const { actionsOf, submit } = start(over);

    await submit();

    expect(actionsOf(stepFailed)).toHaveLength(0);
    expect(actionsOf(toastShown)).toMatchObject([
      { payload: { text: 'We moved you to your current step.' } },
    ]);
    expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
  });

  it('FT-30 cancels the step at log-out', async () => {
    const { actionsOf, submit, store, sendings } = start(HANG);
    await submit();

    store.dispatch(loggedOut());
    await jest.advanceTimersByTimeAsync(60_000);

    expect(sendings().map(({ options }) => options.signal?.aborted)).toEqual([true]);
    expect(actionsOf(stepFailed)).toHaveLength(0);
    expect(actionsOf(stepSent)).toHaveLength(0);
  });
});
