import '#store/application/whole/reducer.ts';

import { selectTimeLeft } from '#store/application/whole/timeLeft.ts';
import { createAppStore } from '#store/index.ts';
import { aStatus, openedAt } from '#tests/support/sagas/openApplication.ts';

it.each([
  ['OFFER_SELECTION', 'About 60 minutes of your time'],
  ['DEED_SIGNING', 'About 30 minutes of your time'],
  ['NAV_BPO_PROCESSING', null],
  ['ATTORNEY_REVIEW', null],
  ['RESCISSION', null],
])('F-07 shows the time left at %s as %s', (checklistStatus, time) => {
  const store = createAppStore();
  for (const action of openedAt(aStatus(checklistStatus))) store.dispatch(action);

  expect(selectTimeLeft(store.getState())).toBe(time);
});
