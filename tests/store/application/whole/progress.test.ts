import '#store/application/whole/reducer.ts';

import { selectTimeLeft } from '#store/application/whole/progress.ts';
import { createAppStore } from '#store/index.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';

it.each([
  ['start/app-summary', 'APP_SUBMISSION', 'About 55 minutes of your time'],
  ['product/select', 'OFFER_SELECTION', null],
  ['signing/intro', 'FINAL_OFFER', null],
])('F-07 shows the time left on the review only: %s, %s, %s', (path, status, time) => {
  const store = createAppStore();
  for (const action of openedAt(aStatus(status))) store.dispatch(action);
  store.dispatch(locationChanged({ pathname: `/account/heloc/${UUID}/${path}`, search: '' }));

  expect(selectTimeLeft(store.getState())).toBe(time);
});
