import '#store/application/whole/reducer.ts';

import { selectTimeLeft } from '#store/application/whole/timeLeft.ts';
import { createAppStore } from '#store/index.ts';
import { aStatus, openedAt } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

it.each([
  { at: "a status that isn't read yet", status: null, time: 'About 55 minutes of your time' },
  { at: 'the offers', status: aStatus('OFFER_SELECTION'), time: 'About 60 minutes of your time' },
  { at: 'the notary', status: aStatus('DEED_SIGNING'), time: 'About 30 minutes of your time' },
  { at: "an agent's wait", status: aStatus('NAV_BPO_PROCESSING'), time: null },
  { at: "an attorney's wait", status: aStatus('ATTORNEY_REVIEW'), time: null },
  { at: 'the right to cancel', status: aStatus('RESCISSION'), time: null },
  {
    at: 'a stopped payment',
    status: aStatus('FUNDING_DECISION', { hold: aStatusHold({ reason: 'FUNDING_STOPPED' }) }),
    time: null,
  },
])('F-07 shows the time left at $at as $time', ({ status, time }) => {
  const store = createAppStore();
  for (const action of status === null ? [] : openedAt(status)) store.dispatch(action);

  expect(selectTimeLeft(store.getState())).toBe(time);
});
