import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import configureMockStore from 'redux-mock-store';
import { Provider } from 'react-redux';

import { routes } from '#src/routes.ts';
import { CurrentPage } from '#src/shell/page/CurrentPage.tsx';
import { fetchPage } from '#src/shell/page/pageCode.ts';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import {
  applicationFailed,
  applicationOpened,
  statusFailed,
  routingRequested,
} from '#store/application/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { propertySubmitted } from '#store/registration/slice.ts';
import { chunkArrived, chunkMissed, locationChanged, retryRequested } from '#store/shell/slice.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

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
      routingRequested({ uuid: UUID }),
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

it('FT-15 a page whose code is slow says so, and the current page stays usable', async () => {
  jest.useFakeTimers();
  const neverComes = { load: () => new Promise<never>(() => undefined) };
  const replaced = jest.replaceProperty(routes, 'forSale', neverComes);
  const { dispatch, dispatched } = renderWithStore(<CurrentPage />);
  const street = () => screen.getByRole('combobox', { name: 'Property address' });
  expect(street()).toBeVisible();

  dispatch(
    propertySubmitted({ property: aProperty() }),
    locationChanged({ pathname: '/account/heloc/register-v2/for-sale', search: '' }),
  );
  expect(screen.queryByText(/on its way/)).toBeNull();
  act(() => jest.advanceTimersByTime(1_000));

  expect(screen.getByText(/Step 1 of/)).toBeVisible();

  expect(screen.getByText('The next page is on its way.', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The next page is on its way.');
  fireEvent.change(street(), { target: { value: '512' } });
  expect(street()).toHaveValue('512');
  act(() => jest.advanceTimersByTime(29_000));

  expect(screen.getByText(/This is taking longer than usual/, { selector: 'p' })).toBeVisible();
  expect(street()).toHaveValue('512');
  expect(dispatched.map(({ type }) => type)).not.toContain('shell/chunkMissed');
  replaced.restore();
  jest.useRealTimers();
});

it('AX-01: a heading stands in for an unknown screen, and takes no focus', () => {
  show(locationChanged({ pathname: `/account/heloc/${UUID}/start/hmda`, search: '' }));

  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).not.toHaveAttribute(
    'tabindex',
  );
  expect(screen.getByText(/This is taking longer than usual/)).toBeInTheDocument();
});

const place = (path: string) =>
  locationChanged({ pathname: `/account/heloc/register-v2${path}`, search: '' });
const idle = () => act(() => jest.advanceTimersByTimeAsync(600));

describe('FT-66 the arrival of a page’s code', () => {
  const forSale = [propertySubmitted({ property: aProperty() }), place('/for-sale')];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is dispatched again after a page whose code failed', async () => {
    const isLost = { load: () => Promise.reject(new Error('Lost')) };
    const replaced = jest.replaceProperty(routes, 'forSale', isLost);
    const { dispatch, actionsOf } = renderWithStore(<CurrentPage />);
    await idle();

    dispatch(...forSale);
    await idle();
    expect(actionsOf(chunkMissed)).toEqual([chunkMissed({ page: 'forSale' })]);
    dispatch(place(''));
    await idle();

    expect(actionsOf(chunkArrived)).toHaveLength(2);
    replaced.restore();
  });

  it('is dispatched once, so that time travel over the pages appends no action', async () => {
    await fetchPage('forSale');
    const { dispatch, actionsOf } = renderWithStore(<CurrentPage />);
    await idle();
    expect(actionsOf(chunkArrived)).toEqual([chunkArrived({ page: 'propertyAddress' })]);

    dispatch(...forSale);
    await idle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('currently for sale');
    dispatch(place(''));
    await idle();

    expect(actionsOf(chunkArrived)).toHaveLength(1);
  });
});
