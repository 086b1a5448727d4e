import { screen } from '@testing-library/react';

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
import { aStatus, openedAt } from '#tests/support/sagas/openApplication.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const link = (name: string) => screen.queryByRole('link', { name });
const signedIn = [identityReceived({ uuid: 'i1' }), profileReceived(aProfile())];

it('HDR-01 leads from the logo to the home of the brand', async () => {
  const { user, dispatched } = renderInState(<Header />);

  await user.click(screen.getByRole('link', { name: 'Larkmere home' }));

  expect(dispatched).toEqual([exitChosen({ to: '/' })]);
});

it('FT-82 replaces a missing logo with the name', () => {
  renderInState(<Header />, { organisation: anOrganisation({ theme: { logo: 'none' } }) });

  expect(screen.getByRole('banner').querySelector('img')).toBeNull();
});

it('HDR-02 shows a visitor the login', async () => {
  const { user, dispatched } = renderInState(<Header />, { given: [identityAbsent()] });

  expect(link('Dashboard')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Login' }));

  expect(dispatched).toEqual([loginRequested()]);
});

it('shows the login on an open page until the identity is known', () => {
  renderInState(<Header />);

  expect(link('Login')).toBeVisible();
});

it.each([
  ['is not answered yet', []],
  ['could not be read', [identityFailed()]],
])('ACCESS-18 HDR-05 shows dashboard and logout to a bearer whose identity %s', (_what, given) => {
  renderInState(<Header />, { given: [bearerFound(), ...given] });

  expect(link('Login')).toBeNull();
  expect(link('Dashboard')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

it("ACCESS-18 shows a visitor without a bearer the login while the lender doesn't respond", () => {
  renderInState(<Header />, { given: [identityFailed()] });

  expect(link('Login')).toBeVisible();
});

it('shows no login on a private page until the identity is known', () => {
  renderInState(<Header />, { at: '919678fe-75f4-456d-a2c4-bca371cb4058/product/select' });

  expect(link('Login')).toBeNull();
});

it('HDR-04 HDR-05 shows dashboard and logout to a signed-in user', async () => {
  const { user, dispatched } = renderInState(<Header />, { given: signedIn });

  expect(link('Login')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));

  expect(dispatched).toEqual([exitChosen({ to: '/dashboard' }), logoutRequested()]);
});

it.each([
  [false, 'no dashboard'],
  [true, 'a dashboard'],
])('HDR-05 HDR-06 gives an additional signer who is a broker (%s) %s', (isBroker) => {
  const signer = profileReceived(aProfile({ profileType: 'CO_DEEDER', isBroker }));
  renderInState(<Header />, { given: [identityReceived({ uuid: 'i1' }), signer] });

  expect(link('Dashboard') !== null).toBe(isBroker);
});

it.each([
  ['v1', 'i1', false],
  ['v1', 'someone else', true],
  ['v2', 'i1', true],
])(
  'SIGNER-03 gives someone listed among the signers of version %s as %s a dashboard %s',
  (version, uuid, has) => {
    const status = aStatus('CO_DEED_REQ', {
      helocSigners: [{ identityUuid: uuid }],
      additionalSignerVersion: version,
    });
    const given = [
      identityReceived({ uuid: 'i1' }),
      profileReceived(aProfile()),
      ...openedAt(status),
    ];
    renderInState(<Header />, { given });

    expect(link('Dashboard') !== null).toBe(has);
  },
);
