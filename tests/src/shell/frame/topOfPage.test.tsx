import { screen, waitFor, within } from '@testing-library/react';

import { Header } from '#src/shell/frame/Header.tsx';
import {
  bearerFound,
  identityAbsent,
  identityFailed,
  identityReceived,
  loginRequested,
  logoutRequested,
  profileReceived,
} from '#store/identity/slice.ts';
import { exitChosen } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { Banners } from '#src/shell/frame/Banners.tsx';
import type { Banner } from '#store/banners/banners.ts';
import { bannersFailed, bannersReceived } from '#store/banners/slice.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { ToDoStrip } from '#src/shell/frame/ToDoStrip.tsx';
import type { Condition } from '#store/application/conditions/conditions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';

const link = (name: string) => screen.queryByRole('link', { name });

const signedIn = [identityReceived({ uuid: 'i1' }), profileReceived(aProfile())];

const aSigner = (isBroker: boolean) => [
  identityReceived({ uuid: 'i1' }),
  profileReceived(aProfile({ profileType: 'CO_DEEDER', isBroker })),
];

const listed = (additionalSignerVersion: string, identityUuid = 'i1') => [
  ...signedIn,
  ...openedAt(
    aStatus('CO_DEED_REQ', { helocSigners: [{ identityUuid }], additionalSignerVersion }),
  ),
];

const all = ['Dashboard', 'Logout'];

it.each([
  { who: 'a visitor', given: [identityAbsent()], shown: ['Login'] },
  { who: 'anyone on an open page until the identity is known', given: [], shown: ['Login'] },
  {
    who: 'anyone on a private page until the identity is known',
    given: [],
    at: `${APPLICATION}/product/select`,
    shown: [],
  },
  { who: "a bearer whose identity isn't known yet", given: [bearerFound()], shown: all },
  {
    who: "a bearer whose identity couldn't be read",
    given: [bearerFound(), identityFailed()],
    shown: all,
  },
  {
    who: "anyone else whose identity couldn't be read",
    given: [identityFailed()],
    shown: ['Login'],
  },
  { who: 'a signed-in user', given: signedIn, shown: all },
  { who: 'an additional signer', given: aSigner(false), shown: ['Logout'] },
  { who: 'an additional signer who is a broker', given: aSigner(true), shown: all },
  { who: 'a signer of version 1 (SIGNER-03)', given: listed('v1'), shown: ['Logout'] },
  { who: 'a borrower with another signer', given: listed('v1', 'someone else'), shown: all },
  { who: 'a signer of version 2', given: listed('v2'), shown: all },
])('HDR-02 HDR-04 HDR-05 HDR-06 ACCESS-18 shows $shown to $who', ({ given, at, shown }) => {
  renderInState(<Header />, { given, ...(at !== undefined && { at }) });
  const isShown = (name: string) => (link(name) ?? screen.queryByRole('button', { name })) !== null;
  expect(['Login', ...all].filter(isShown)).toEqual(shown);
});

it('HDR-01 leads from the logo to the home of the brand', async () => {
  const { user, dispatched } = renderInState(<Header />);

  await user.click(screen.getByRole('link', { name: 'Larkmere home' }));

  expect(dispatched).toEqual([exitChosen({ to: '/' })]);
});

it('FT-82 replaces a missing logo with the name', () => {
  renderInState(<Header />, { organisation: anOrganisation({ theme: { logo: 'none' } }) });

  expect(screen.getByRole('banner').querySelector('img')).toBeNull();
});

it('HDR-02 leads a visitor to the login', async () => {
  const { user, dispatched } = renderInState(<Header />, { given: [identityAbsent()] });

  await user.click(screen.getByRole('link', { name: 'Login' }));

  expect(dispatched).toEqual([loginRequested()]);
});

it('HDR-04 HDR-05 leads a signed-in user to the dashboard, or logs them out', async () => {
  const { user, dispatched } = renderInState(<Header />, { given: signedIn });

  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));

  expect(dispatched).toEqual([exitChosen({ to: '/dashboard' }), logoutRequested()]);
});

describe('Banners', () => {
  const hours: Banner = {
    uuid: 'ba000000-0000-4000-8000-000000000001',
    message: 'We answer chat from 6 AM to 5 PM Pacific.',
    whole: null,
    variant: 'info',
    isDismissable: true,
  };

  const mail: Banner = {
    uuid: 'ba000000-0000-4000-8000-000000000002',
    message: 'Mail may be slow this week.',
    whole: null,
    variant: 'warn',
    isDismissable: false,
  };

  const closed: Banner = {
    ...hours,
    uuid: 'ba000000-0000-4000-8000-000000000003',
    message: 'Closed.',
  };

  const open = (...banners: Banner[]) => {
    globalThis.scrollBy = jest.fn();
    const view = renderWithStore(
      <>
        <Banners />
        <main tabIndex={-1}>
          The question <input aria-label="Answer" />
        </main>
      </>,
    );
    view.dispatch(bannersReceived(banners));
    return view;
  };

  const dismiss = (message: string) => screen.getByRole('button', { name: `Dismiss: ${message}` });

  const announced = () => screen.getByRole('status').textContent;

  it('BANNER-01 BANNER-05 lists the banners, and gives one that can be dismissed a button', () => {
    open(hours, mail);

    const items = within(screen.getByRole('region', { name: 'Banners' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      `Note: ${hours.message}`,
      `Please note: ${mail.message}`,
    ]);
    expect(screen.getAllByRole('button')).toEqual([dismiss(hours.message)]);
  });

  it('BANNER-05 AX-02 moves the focus after a dismissal by keyboard to the next banner, and then to the content', async () => {
    const { user } = open(hours, closed);

    dismiss(hours.message).focus();
    await user.keyboard('{Enter}');
    expect(dismiss(closed.message)).toHaveFocus();
    await user.keyboard(' ');

    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('FT-85 shows a cut message in full on request', async () => {
    const { user } = open({ ...mail, message: 'Mail may…', whole: mail.message });
    const list = () => screen.getByRole('list');
    expect(list()).toHaveTextContent(/Mail may… Show more$/);

    await user.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
    expect(list()).toHaveTextContent(/Mail may be slow this week. Show less$/);

    await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(list()).toHaveTextContent(/Mail may… Show more$/);
  });

  it('AX-02 moves the focus past a warning that stays to the content after the only dismissal', async () => {
    const { user } = open(hours, mail);

    await user.click(dismiss(hours.message));

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('AX-07 announces banners once, and not again after a dismissal', async () => {
    const { user } = open(hours, mail);
    await waitFor(() => expect(announced()).toBe(`${hours.message} ${mail.message}`));

    await user.click(dismiss(hours.message));

    expect(announced()).toBe(`${hours.message} ${mail.message}`);
  });

  it('keeps the header in view if the user is still at the top (V4-10)', () => {
    open(hours, mail);

    expect(globalThis.scrollBy).not.toHaveBeenCalled();
  });

  it('scrolls the page by the height of late banners, once, if the user is in a field (decision 93)', async () => {
    const { user, dispatch } = open();
    await user.click(screen.getByRole('textbox', { name: 'Answer' }));
    dispatch(bannersReceived([hours, mail]));

    await user.click(dismiss(hours.message));

    expect(globalThis.scrollBy).toHaveBeenCalledTimes(1);
  });

  it('BANNER-13 shows no banner after a failure, and announces nothing', () => {
    const { dispatch } = open();
    dispatch(bannersFailed({ error: 'HTTP error! status: 500' }));

    expect(screen.queryByRole('region')).toBeNull();
    expect(announced()).toBe('');
  });
});

describe('ToDoStrip', () => {
  const open = (at: string, ...conditions: Condition[]) =>
    renderScreen(<ToDoStrip />, {
      at,
      status: aStatus('INCOME_VERIFICATION'),
      given: [conditionsReceived({ applicationUuid: UUID, conditions, readAt: 1 })],
    });

  const two = [
    aCondition({ uuid: '5c0d1710-0000-4000-8000-000000000001' }),
    aCondition({ uuid: '5c0d1710-0000-4000-8000-000000000002', state: 'NEEDS_REPLACING' }),
  ];

  it('F-08 counts open items and items to replace, and leads to the list', async () => {
    await open('liens', ...two, aCondition({ state: 'IN_REVIEW' }));

    expect(
      screen.getByRole('link', { name: 'You have 2 things to do. See your to-do list' }),
    ).toHaveAttribute('href', `/account/heloc/${UUID}/conditions`);
  });

  it.each([
    ['on the list itself', 'conditions', two],
    ["at an address that isn't a screen", 'nowhere', two],
    ['when there is nothing to do', 'liens', [aCondition({ state: 'ACCEPTED' })]],
  ])('F-08 shows no strip %s', async (_where, at, conditions) => {
    await open(at, ...conditions);
    expect(screen.queryByRole('complementary', { name: 'To do' })).toBeNull();
  });
});
