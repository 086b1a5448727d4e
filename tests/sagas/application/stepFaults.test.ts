import { applicationScreenAt } from '#store/application/currentScreen.ts';
import type { StepName } from '#store/application/features.ts';
import { contract } from '#sagas/api/contract/contract.ts';
import { routingRequested, stepFailed, stepSent, screenTyped } from '#store/application/slice.ts';
import { selectApplicationState, type DraftId } from '#store/application/state.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploads/slice.ts';
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
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';
import { conditionSteps } from '#tests/support/sagas/steps/conditions.ts';
import { choosingSteps } from '#tests/support/sagas/steps/choosing.ts';
import type { Row } from '#tests/support/sagas/steps/row.ts';
import { signingSteps, signingWays } from '#tests/support/sagas/steps/signing.ts';
import { signersSteps } from '#tests/support/sagas/steps/signers.ts';
import { verifyingSteps, verifyingWays } from '#tests/support/sagas/steps/verifying.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Every step that a screen sends: a new one without a row is an error of the types. */
const steps: Readonly<Record<StepName, Row>> = {
  ...choosingSteps,
  ...conditionSteps,
  ...verifyingSteps,
  ...signingSteps,
  ...signersSteps,
};
const rows: Readonly<Record<string, Row>> = { ...steps, ...verifyingWays, ...signingWays };

const LIMIT_MS = 30_000;

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

const filesOf = (group: UploadGroup) => [
  fileAdded({ id: 'file', group, fileName: 'a.pdf', sizeBytes: 9, applicationUuid: UUID }),
  uploadSent({ id: 'file', documentUuid: 'document', quality: null }),
];

/** The form whose unsaved values are stored at a path. */
const draftAt = (path: string): DraftId => applicationScreenAt(path)?.screen ?? 'startSummary';

describe.each(Object.entries(rows))('%s', (_step, row) => {
  const [name, at, status, sagas, pressed, more = {}] = row;
  const told = (call?: SeenCall) => (more.isTimed ? call?.params.path : call?.params);
  const answer = 'answer' in more ? more.answer : aStatus(status);

  const creates = contract.find((endpoint) => endpoint.name === name)?.creates === true;

  const form = draftAt(at);
  const typed = { screen: form, values: { note: 'New roof.' } };

  function start(first: unknown) {
    const { address, beside, before = [], files } = more;
    const screen = startApplicationScreen(sagas, {
      at,
      ...(address !== undefined && { address }),
      status: aStatus(status),
      script: { ...beside, [name]: [first] },
      before: [screenTyped(typed), ...before, ...(files ? filesOf(files) : [])],
    });
    const press = () =>
      screen.store.dispatch(typeof pressed === 'function' ? pressed(screen.ports) : pressed);
    return {
      ...screen,
      press,
      /** Presses the button, and lets every repeat pass. */
      submit: async () => {
        press();
        await jest.advanceTimersByTimeAsync(120_000);
      },
      sendings: () => screen.api.calls.filter((call) => call.name === name),
      files: () => screen.store.getState().application?.uploads?.files,
      unsaved: () => selectApplicationState(screen.store.getState()).unsaved[form],
    };
  }

  it.each(Object.entries(faults))(
    'FT-01 FT-02 FT-03 F-04 SC-09 %s: said once, screen, files and what was typed stay, and the same again works',
    async (_what, fault) => {
      const { api, actionsOf, submit, sendings, place, ports, files, unsaved } = start(fault());
      const [screen, chosen] = [place(), files()];

      await submit();
      expect(actionsOf(stepFailed)).toHaveLength(1);
      expect(actionsOf(stepSent)).toHaveLength(0);
      expect(actionsOf(routingRequested)).toHaveLength(0);
      expect([place(), files(), ports.page.left]).toEqual([screen, chosen, []]);
      expect(unsaved()).toMatchObject(typed.values);

      api.answer(name, [answer]);
      await submit();
      expect(actionsOf(stepSent)).toHaveLength(1);
      // Nothing is done twice: a repeat is the same request, and states the same time.
      const [first] = sendings();
      expect(typeof first?.options.idempotencyKey).toBe(creates ? 'string' : 'undefined');
      for (const again of sendings()) {
        expect(told(again)).toEqual(told(first));
        expect(again.options.idempotencyKey).toBe(first?.options.idempotencyKey);
      }
    },
  );

  it('FT-40 sends nothing more at a second press while the lender is silent', async () => {
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

  it('FT-30 cancels the step at a logout', async () => {
    const { actionsOf, submit, store, sendings } = start(HANG);
    await submit();

    store.dispatch(loggedOut());
    await jest.advanceTimersByTimeAsync(60_000);

    expect(sendings().map(({ options }) => options.signal?.aborted)).toEqual([true]);
    expect(actionsOf(stepFailed)).toHaveLength(0);
    expect(actionsOf(stepSent)).toHaveLength(0);
  });
});
