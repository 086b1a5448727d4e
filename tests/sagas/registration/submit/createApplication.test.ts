import { selectChain } from '#store/registration/flow.ts';
import { incomeSubmitted } from '#store/registration/income.ts';
import { eventHappened } from '#store/shell/slice.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startSubmit, timesCalled, UUID } from '#tests/support/sagas/startSubmit.ts';
import '#tests/support/sagas/fakeTime.ts';

const OTHER = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';

const withoutIncome = everyAnswer().filter(({ type }) => type !== incomeSubmitted.type);

it('creates nothing when an answer is missing, and lets the user submit again', async () => {
  const { api, press, store } = startSubmit({ answers: withoutIncome });

  await press();

  expect(timesCalled(api, 'createApplication')).toBe(0);
  expect(selectChain(store.getState())).toMatchObject({
    status: 'failed',
    failedAt: 'create',
    failure: { kind: 'refused', status: 422, code: 'INCOMPLETE' },
  });
});

it('CREATE-BODY-01 sends an income without other income with 0', async () => {
  const income = incomeSubmitted({ income: 81_000, employmentType: 'RETIRED' });
  const { api, press } = startSubmit({ answers: [...withoutIncome, income] });

  await press();

  const create = api.calls.find(({ name }) => name === 'createApplication');
  expect(create?.params.body).toMatchObject({ income: { incomePrimary: 81_000, incomeOther: 0 } });
});

const aRow = (auditFields: object | null, uuid = UUID) => ({
  uuid,
  active: true,
  status: { checklistStatus: 'OFFER_SELECTION' },
  ...(auditFields === null ? {} : { auditFields }),
});

/** The application after a create at 15:00:00 whose answer was lost. */
async function adoptedOf(...rows: readonly object[]) {
  const { ports, press, store } = startSubmit({
    script: { createApplication: [offline()], readApplications: [[], rows] },
  });
  await press();
  expect(ports.reported).toEqual([]);
  return selectChain(store.getState()).applicationUuid;
}

it.each([
  ['created since', { createdDate: '2026-11-21T15:00:05.000Z' }, UUID],
  ['created 2 s before', { createdDate: '2026-11-21T14:59:58.000Z' }, UUID],
  ['created earlier', { createdDate: '2026-11-21T14:59:57.999Z' }, null],
  ['created at no known time', {}, null],
  ['without a history', null, null],
])(
  'FT-02 decides after a lost answer whether to adopt an application %s: %j is adopted as %p',
  async (_what, row, uuid) => {
    expect(await adoptedOf(aRow(row))).toBe(uuid);
  },
);

it('FT-02 adopts the first of two applications that were created since', async () => {
  const since = { createdDate: '2026-11-21T15:00:05.000Z' };

  expect(await adoptedOf(aRow(since), aRow(since, OTHER))).toBe(UUID);
});

it.each([
  ['is taken', [undefined]],
  ['fails', [refused(500)]],
])(
  "CALL-SUB-11 doesn't end the submit for a session replay link that %s",
  async (_how, saveReplayLink) => {
    const { api, ports, press, store } = startSubmit({ script: { saveReplayLink } });
    const link = 'https://replay.example/1';
    Object.assign(ports, { replay: { id: 'r-1', link } });

    await press();

    const saved = api.calls.find(({ name }) => name === 'saveReplayLink');
    expect(saved?.params).toEqual({ path: { uuid: UUID }, body: { link } });
    expect(selectChain(store.getState()).status).toBe('finished');
  },
);

it('CALL-SUB-11 saves no link without a session replay', async () => {
  const { api, press } = startSubmit();

  await press();

  expect(timesCalled(api, 'saveReplayLink')).toBe(0);
});

it('measures the start of an application once it was created', async () => {
  const { actions, press } = startSubmit();

  await press();

  expect(actions.filter(eventHappened.match).map(({ payload }) => payload.event)).toEqual(
    expect.arrayContaining(['helocStarted', 'appStarted']),
  );
});

it("FT-46 looks for no application of another tab after a refusal that isn't a 409", async () => {
  const { api, press, store } = startSubmit({
    script: { createApplication: [refused(422)], readApplications: [[], [aRow(null)]] },
  });

  await press();

  expect(timesCalled(api, 'readApplications')).toBe(1);
  expect(store.getState().shell.modals).toEqual([{ id: 'createRefused' }]);
});
