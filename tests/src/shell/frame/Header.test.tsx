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
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';

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
  { who: 'a bearer whose identity is not answered yet', given: [bearerFound()], shown: all },
  {
    who: 'a bearer whose identity could not be read',
    given: [bearerFound(), identityFailed()],
    shown: all,
  },
  {
    who: 'anyone else whose identity could not be read',
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

it('HDR-04 HDR-05 leads a signed-in user to the dashboard, or out', async () => {
  const { user, dispatched } = renderInState(<Header />, { given: signedIn });

  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));

  expect(dispatched).toEqual([exitChosen({ to: '/dashboard' }), logoutRequested()]);
});
