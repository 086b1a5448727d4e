import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';

import { ApplicationErrorPage } from '#src/shell/page/ErrorPage.tsx';
import {
  applicationFailed,
  applicationOpened,
  statusFailed,
  routingRequested,
} from '#store/application/core/slice.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { LogForSupport } from '#src/shell/page/LogForSupport.tsx';
import {
  logDeliveryEnded,
  logDeliveryOffered,
  logDeliveryRequested,
  logRequested,
  connectionChanged,
  locationChanged,
  regionFailed,
  backPressed,
  linkFollowed,
} from '#store/shell/slice.ts';
import { RedrawWhenRemoved, Region } from '#src/shell/page/Region.tsx';
import { useAppSelector } from '#src/hooks.ts';

const opened = applicationOpened({ uuid: UUID });

const said = () => screen.getByRole('alert').firstElementChild;

it('AX-07 announces each failed attempt, even with the same text', () => {
  const { dispatch } = renderWithStore(<ApplicationErrorPage />, {
    at: `${UUID}/start/hmda`,
    given: [opened, applicationFailed({ kind: 'offline' })],
  });
  const first = said();
  expect(first).toHaveTextContent("We couldn't reach the lender.");

  dispatch(applicationFailed({ kind: 'offline' }));

  expect(said()).not.toBe(first);
  expect(said()).toHaveTextContent("We couldn't reach the lender.");
});

it('F-04 shows the reason of the failure', () => {
  renderInState(<ApplicationErrorPage />, {
    at: UUID,
    given: [
      opened,
      routingRequested({ uuid: UUID }),
      statusFailed({ kind: 'garbled', endpoint: 'readStatus' }),
    ],
  });

  expect(screen.getByText('Something unexpected happened', { selector: 'p' })).toBeVisible();
});

it('SC-14 saves a log, and says that it contains nothing typed', async () => {
  const { user, actionsOf } = renderWithStore(<LogForSupport />);

  expect(screen.getByText(/never what you typed\. It stays on your device/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save a log for support' }));

  expect(actionsOf(logRequested)).toHaveLength(1);
});

it('sends a log only once, if the deployment accepts logs', async () => {
  const { user, dispatch, actionsOf } = renderWithStore(<LogForSupport />);
  dispatch(logDeliveryOffered());

  await user.click(screen.getByRole('button', { name: 'Send a log to support' }));
  await user.click(screen.getByRole('button', { name: 'Sending the log…' }));

  expect(actionsOf(logDeliveryRequested)).toHaveLength(1);
  dispatch(logDeliveryEnded());
  expect(screen.getByRole('button', { name: 'Send a log to support' })).toBeEnabled();
});

describe('Region', () => {
  /** Throws while there is no connection. */
  function Fragile() {
    if (!useAppSelector((state) => state.shell.isOnline)) throw new Error('dana@sample.example');
    return <p>All is well</p>;
  }

  const page = (
    <>
      <Region name="fragile">
        <Fragile />
      </Region>
      <p>The rest of the page</p>
    </>
  );

  const broken = connectionChanged({ isOnline: false });

  const mended = connectionChanged({ isOnline: true });

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  afterEach(() => jest.restoreAllMocks());

  it('FT-68 keeps a region that throws from affecting others, and reports only its name', () => {
    const { dispatch, actionsOf } = renderWithStore(page);

    dispatch(broken);

    expect(screen.getByText('The rest of the page')).toBeVisible();
    expect(screen.getByText(/This part of the page could not be shown/)).toBeVisible();
    expect(actionsOf(regionFailed)).toEqual([regionFailed({ region: 'fragile' })]);
  });

  it('renders the region again on "Try again" once the cause is gone', async () => {
    const { user, dispatch } = renderWithStore(page);

    dispatch(broken, mended);
    dispatch(broken);
    dispatch(mended);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByText('All is well')).toBeVisible();
  });

  it('renders the region again after a navigation', () => {
    const { dispatch } = renderWithStore(page);

    dispatch(broken);
    dispatch(mended);
    dispatch(locationChanged({ pathname: '/account/heloc/register', search: '' }));

    expect(screen.getByText('All is well')).toBeVisible();
  });

  describe('FT-51 a region whose nodes were removed from outside', () => {
    /** A text that appears and disappears, and that React removes from the page itself. */
    function Counted() {
      const isOnline = useAppSelector((state) => state.shell.isOnline);
      return (
        <p>
          {isOnline ? 'You are online. ' : null}
          <input aria-label="Name" />
        </p>
      );
    }
    const page = (
      <Region name="counted">
        <Counted />
      </Region>
    );
    const translate = () => {
      const text = screen.getByText(/You are online/).firstChild;
      const message = document.createElement('font');
      message.textContent = 'Sie sind online. ';
      text?.replaceWith(message);
    };

    it('renders the region again by itself, and reports it', () => {
      const { dispatch, actionsOf } = renderWithStore(page);

      translate();
      dispatch(broken);

      expect(screen.getByLabelText('Name')).toBeVisible();
      expect(screen.queryByText(/online/)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(actionsOf(regionFailed)).toEqual([regionFailed({ region: 'counted' })]);
    });

    it('waits for the user once a region was rendered again too often in one place', () => {
      const { dispatch } = renderWithStore(page);

      for (let time = 0; time < 6; time += 1) {
        dispatch(mended);
        translate();
        dispatch(broken);
      }
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      dispatch(locationChanged({ pathname: '/account/heloc/register', search: '' }));

      expect(screen.getByLabelText('Name')).toBeVisible();
    });

    /** A box that React doesn't change, so nothing in React fails if it is gone. */
    const Box = () => {
      const box = useRef<HTMLDivElement>(null);
      return (
        <div ref={box}>
          <input aria-label="Name" />
          <RedrawWhenRemoved element={box} />
        </div>
      );
    };

    it("renders the region again at the next navigation if React didn't notice, and reports it", () => {
      const { dispatch, actionsOf } = renderWithStore(
        <Region name="box">
          <Box />
        </Region>,
      );

      screen.getByLabelText('Name').parentElement?.remove();
      expect(screen.queryByLabelText('Name')).toBeNull();
      dispatch(locationChanged({ pathname: '/account/heloc/register', search: '' }));

      expect(screen.getByLabelText('Name')).toBeVisible();
      expect(actionsOf(regionFailed)).toContainEqual(regionFailed({ region: 'box' }));
    });
  });
});

const SUPPORT = '/account/heloc/register/support?from=menu';

function GoBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Go
    </button>
  );
}

const Follow = () => <Link to={SUPPORT}>Go</Link>;

const FollowInstead = () => (
  <Link to={SUPPORT} replace>
    Go
  </Link>
);

it.each([
  ['a link', Follow, linkFollowed({ to: SUPPORT, replace: false })],
  ['a link that replaces', FollowInstead, linkFollowed({ to: SUPPORT, replace: true })],
  ['a step back', GoBack, backPressed()],
])('reports %s as an intent, and lets the sagas navigate', async (_what, Part, intent) => {
  const { user, dispatched } = renderInState(<Part />);

  await user.click(screen.getByText('Go'));

  expect(dispatched).toEqual([intent]);
});
