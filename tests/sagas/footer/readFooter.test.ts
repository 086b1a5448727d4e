import { readFooter } from '#sagas/footer/readFooter.ts';
import { selectFooter } from '#store/footer/slice.ts';
import { selectQuestion } from '#store/support/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { HANG, refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { pass } from '#tests/support/sagas/startChat.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import '#tests/support/sagas/fakeTime.ts';

const monday = {
  weekday: 'Monday',
  weekdayValue: 1,
  isOpen: true,
  startTime: '06:00',
  endTime: '18:00',
};

async function read(script: Record<string, unknown[]> = {}) {
  const api = scriptedApi({
    readStateLicenses: [[{ abbrev: 'OH' }, { abbrev: 'AZ' }]],
    readPhoneHours: [[monday]],
    ...script,
  });
  const { store } = startSaga(readFooter, { ports: fakePorts({ api }) });
  await pass(20_000);
  return {
    api,
    states: selectFooter(store.getState()).licensedStates,
    hours: selectQuestion(store.getState()).hours,
  };
}

it("CALL-FOOT-01 CALL-FOOT-02 FOOT-12 reads the organization's licenses, sorted, and the phone hours", async () => {
  const { api, states, hours } = await read();

  expect(states).toEqual(['AZ', 'OH']);
  expect(hours).toEqual([monday]);
  expect(Object.fromEntries(api.calls.map(({ name, params }) => [name, params]))).toEqual({
    readStateLicenses: { query: { orgCode: 'LARKMERE' } },
    readPhoneHours: { path: { department: 'OPS_PHONE' }, query: { display: 'true' } },
  });
});

it.each([
  ['is down', refused(500)],
  ['hangs', HANG],
  ['returns nonsense', { states: 1 }],
])('FT-80 FT-87 shows the other line when one service %s', async (_what, answer) => {
  expect(await read({ readStateLicenses: [answer] })).toMatchObject({
    states: [],
    hours: [monday],
  });
  expect(await read({ readPhoneHours: [answer] })).toMatchObject({
    states: ['AZ', 'OH'],
    hours: [],
  });
});
