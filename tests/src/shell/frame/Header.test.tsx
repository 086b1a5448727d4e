import { screen } from '@testing-library/react';

import { Header } from '#src/shell/frame/Header.tsx';
import {
  identityAbsent,
  identityReceived,
  loginRequested,
  logoutRequested,
  profileReceived,
} from '#store/identity/slice.ts';
import { exitChosen } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { aProfile } from '#tests/support/fixtures/registration.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const link = (name: string) => screen.queryByRole('link', { name });
const signedIn = [identityReceived({ uuid: 'i1' }), profileReceived(aProfile())];

it('HDR-01 leads to the home of the brand', async () => {
  const { user, intents } = renderInState(<Header />);

  await user.click(screen.getByRole('link', { name: 'Larkmere home' }));

  expect(intents()).toEqual([exitChosen({ to: '/' })]);
});

it('FT-82 without a logo the name stands alone', () => {
  renderInState(<Header />, { organisation: anOrganisation({ theme: { logo: 'none' } }) });

  expect(screen.getByRole('banner').querySelector('img')).toBeNull();
});

it('HDR-02 offers the login to who is not signed in', async () => {
  const { user, intents } = renderInState(<Header />, { given: [identityAbsent()] });

  expect(link('Dashboard')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Login' }));

  expect(intents()).toEqual([loginRequested()]);
});

it('while nobody knows who is here, an open page offers the login', () => {
  renderInState(<Header />);

  expect(link('Login')).toBeVisible();
});

it('while nobody knows who is here, a private page offers nothing yet', () => {
  renderInState(<Header />, { at: '919678fe-75f4-456d-a2c4-bca371cb4058/product/select' });

  expect(link('Login')).toBeNull();
});

it('HDR-04 HDR-05 offers dashboard and logout to who is signed in', async () => {
  const { user, intents } = renderInState(<Header />, { given: signedIn });

  expect(link('Login')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));

  expect(intents()).toEqual([exitChosen({ to: '/dashboard' }), logoutRequested()]);
});

it.each([
  [false, 'no dashboard'],
  [true, 'a dashboard'],
])('HDR-05 HDR-06 an additional signer who is a broker (%s) has %s', (isBroker) => {
  const signer = profileReceived(aProfile({ profileType: 'CO_DEEDER', isBroker }));
  renderInState(<Header />, { given: [identityReceived({ uuid: 'i1' }), signer] });

  expect(link('Dashboard') !== null).toBe(isBroker);
});
