import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import configureMockStore from 'redux-mock-store';
import { Provider } from 'react-redux';

import { CurrentPage } from '#src/shell/CurrentPage.tsx';
import { LiveRegions } from '#src/ui/LiveRegions.tsx';
import {
  applicationFailed,
  applicationOpened,
  statusFailed,
  stepFinished,
} from '#store/application/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { locationChanged, retryRequested } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/organisations.ts';

const UUID = '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a01';
const createMockStore = configureMockStore<RootState>();

const stateAfter = (...actions: readonly { type: string }[]) =>
  [organisationLoaded(anOrganisation()), ...actions].reduce(
    (state: RootState | undefined, action) => rootReducer(state, action),
    undefined,
  ) as RootState;

function show(...actions: readonly { type: string }[]) {
  const store = createMockStore(stateAfter(...actions));
  render(
    <Provider store={store}>
      <LiveRegions>
        <CurrentPage />
      </LiveRegions>
    </Provider>,
  );
  return store;
}

it.each([
  [
    'an application that cannot be read',
    [
      locationChanged({ pathname: `/account/heloc/${UUID}/start/hmda`, search: '' }),
      applicationOpened({ uuid: UUID }),
      applicationFailed({ kind: 'offline' }),
    ],
  ],
  [
    'a status that cannot be read',
    [
      locationChanged({ pathname: `/account/heloc/${UUID}`, search: '' }),
      stepFinished({ uuid: UUID }),
      statusFailed({ kind: 'offline' }),
    ],
  ],
])('FT-03: %s says so and offers to try again', async (_what, actions) => {
  const store = show(...actions);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We could not open your application',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(store.getActions()).toContainEqual(retryRequested());
});
