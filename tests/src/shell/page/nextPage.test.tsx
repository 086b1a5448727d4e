import { act, fireEvent, screen } from '@testing-library/react';

import { AppRoutes, laterQuestions } from '#src/routes.tsx';
import {
  applicationFailed,
  applicationOpened,
  routingRequested,
  statusFailed,
} from '#store/application/core/slice.ts';
import { propertySubmitted } from '#store/registration/answers.ts';
import {
  applicationSagasStarted,
  chunkArrived,
  chunkGivenUp,
  chunkMissed,
  locationChanged,
  retryRequested,
  featureStarted,
} from '#store/shell/slice.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { withCode } from '#tests/support/render/withCode.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';

const place = (path: string) => locationChanged({ pathname: `/account/heloc/${path}`, search: '' });
const forSale = [propertySubmitted({ property: aProperty() }), place('register-v2/for-sale')];
const street = () => screen.getByRole('combobox', { name: 'Property address' });
const heading = () => screen.getByRole('heading', { level: 1 });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Runs an event and loads the code that it needs. */
const arrive = async (event: () => unknown) => {
  await withCode(event);
  await pass(0);
};

it.each([
  [
    'an application',
    `${UUID}/start/hmda`,
    [applicationOpened({ uuid: UUID }), applicationFailed({ kind: 'offline' })],
  ],
  ['a status', UUID, [routingRequested({ uuid: UUID }), statusFailed({ kind: 'offline' })]],
])("FT-03: says that %s can't be read, with a way to try again", async (_what, at, given) => {
  const { user, dispatched } = renderInState(<AppRoutes />, { at, given });

  expect(heading()).toHaveTextContent("We couldn't open your application");
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(dispatched).toContainEqual(retryRequested());
});

it("AX-01: shows a heading for an unknown screen, which doesn't take the focus", () => {
  renderInState(<AppRoutes />, { at: `${UUID}/start/hmda` });

  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).not.toHaveAttribute(
    'tabindex',
  );
  expect(screen.getByText(/This is taking longer than usual/)).toBeInTheDocument();
});

describe('a next page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('FT-15 says that the code of a page is slow, and keeps the current page usable', async () => {
    jest.spyOn(laterQuestions, 'component').mockReturnValue(null);
    jest.spyOn(laterQuestions, 'fetch').mockReturnValue(new Promise(() => undefined));
    const { dispatch, actionsOf } = renderWithStore(<AppRoutes />);

    await arrive(() => dispatch(...forSale));
    expect(screen.queryByText(/on its way/)).toBeNull();
    await pass(1_000);

    expect(screen.getByText(/Step 1 of/)).toBeVisible();
    expect(screen.getByText('The next page is on its way.', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The next page is on its way.');
    await withCode(() => fireEvent.change(street(), { target: { value: '512' } }));
    expect(street()).toHaveValue('512');
    await pass(29_000);

    expect(screen.getByText(/This is taking longer than usual/, { selector: 'p' })).toBeVisible();
    expect(street()).toHaveValue('512');
    expect(actionsOf(chunkMissed)).toEqual([]);
  });

  it('shows a page of an application only once its sagas are there', async () => {
    const { dispatch } = renderWithStore(<AppRoutes />, {
      given: [...openedAt(aStatus('HMDA')), applicationSagasStarted()],
    });
    await arrive(() => dispatch(place(`${UUID}/start/hmda`)));
    await pass(1_000);
    expect(street()).toBeVisible();

    await arrive(() => dispatch(featureStarted({ feature: 'details' })));
    await pass(1_000);

    expect(screen.queryByRole('combobox', { name: 'Property address' })).toBeNull();
    expect(heading()).not.toHaveTextContent('One moment');
  });

  describe("FT-66 whose code doesn't load", () => {
    beforeEach(() => {
      jest.spyOn(laterQuestions, 'component').mockReturnValue(null);
      jest.spyOn(laterQuestions, 'fetch').mockRejectedValue(new Error('Lost'));
    });

    it('reports late code once while the current page stays, and reports its arrival, too', async () => {
      const { dispatch, actionsOf } = renderWithStore(<AppRoutes />);
      await pass(600);

      await arrive(() => dispatch(...forSale));
      await pass(600);
      expect(actionsOf(chunkMissed)).toEqual([chunkMissed({ page: 'forSale' })]);
      expect(street()).toBeVisible();
      await arrive(() => dispatch(place('register-v2')));
      await pass(600);

      expect(actionsOf(chunkArrived)).toHaveLength(2);
    });

    it('shows the error page after the last attempt, and "Try again" loads the page', async () => {
      const { dispatch } = renderWithStore(<AppRoutes />);
      await arrive(() => dispatch(...forSale));
      await pass(0);

      await arrive(() => dispatch(chunkGivenUp()));
      expect(heading()).toHaveTextContent('we have hit a snag');
      jest.restoreAllMocks();
      await arrive(() => screen.getByRole('button', { name: 'Try again' }).click());
      await pass(1_000);

      expect(heading()).toHaveTextContent('currently for sale');
    });

    it("doesn't report missing code after another navigation", async () => {
      const { dispatch, actionsOf } = renderWithStore(<AppRoutes />);

      await arrive(() => dispatch(...forSale, place('register-v2')));
      await pass(600);

      expect(actionsOf(chunkMissed)).toEqual([]);
    });
  });

  it('replaces the last page with one of another address and kind', async () => {
    const { dispatch } = renderWithStore(<AppRoutes />);

    for (const [path, title] of [
      ['register/support', 'How can we help?'],
      ['heloc-signer/login', 'Sign your documents'],
      ['register/account-setup', 'Set up your account'],
    ] as const) {
      await arrive(() => dispatch(place(path)));
      await pass(0);
      expect(heading()).toHaveTextContent(title);
    }
  });

  it('FT-66 reports an arrival only once, so time travel over the pages appends no action', async () => {
    const { dispatch, actionsOf } = renderWithStore(<AppRoutes />);
    await pass(600);
    expect(actionsOf(chunkArrived)).toEqual([chunkArrived({ page: 'propertyAddress' })]);

    await arrive(() => dispatch(...forSale));
    await pass(1_000);
    expect(heading()).toHaveTextContent('currently for sale');
    await arrive(() => dispatch(place('register-v2')));
    await pass(600);

    expect(actionsOf(chunkArrived)).toHaveLength(1);
  });
});
