import { screen, within } from '@testing-library/react';

import { AppsMenu } from '#src/shell/menus/AppsMenu.tsx';
import { identityReceived } from '#store/identity/slice.ts';
import { exitChosen } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

async function open({ isSignedIn = true, portfolioLink = true } = {}) {
  const { switches, ...rest } = anOrganisation();
  const rendered = renderInState(<AppsMenu />, {
    organisation: { ...rest, switches: { ...switches, appsMenu: true, portfolioLink } },
    given: isSignedIn ? [identityReceived({ uuid: 'i1' })] : [],
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Apps' }));
  return rendered;
}

const targets = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/'));

it('HDR-07 NAV-02 to NAV-09 shows the sibling products of the brand in the menu', async () => {
  await open();

  expect(targets()).toEqual([
    '/dashboard/settings',
    '/contact',
    '/exchange',
    '/pay',
    '/universal-marketplace',
    '/universal-passport',
    '/portfolio',
    '/group-manager',
  ]);
});

it('NAV-08 lets a brand have no portfolio', async () => {
  await open({ portfolioLink: false });

  expect(screen.queryByRole('link', { name: 'Portfolio' })).toBeNull();
});

it('shows a visitor what is open to all', async () => {
  await open({ isSignedIn: false });

  expect(targets()).toEqual([
    '/contact',
    '/exchange',
    '/pay',
    '/universal-marketplace',
    '/universal-passport',
  ]);
});

it('leaves for the main site with an entry, and links to the phone', async () => {
  const { user, dispatched } = await open();
  expect(screen.getByRole('link', { name: /555/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );

  await user.click(screen.getByRole('link', { name: 'Pay' }));

  expect(dispatched).toEqual([exitChosen({ to: '/pay' })]);
});

it('HDR-07 makes the menu a part of a navigation', async () => {
  await open();

  expect(
    within(screen.getByRole('navigation')).getByRole('region', { name: 'Apps' }),
  ).toBeVisible();
});

it('HDR-08 shows the phone in place of the menu for a brand without such products', () => {
  renderInState(<AppsMenu />);

  expect(screen.queryByRole('button')).toBeNull();
  expect(
    within(screen.getByRole('navigation')).getByRole('link', { name: 'Call us: (800) 555-0107' }),
  ).toHaveAttribute('href', 'tel:+18005550107');
});

it('shows nothing for a brand without products and phone', () => {
  renderInState(<AppsMenu />, {
    organisation: anOrganisation({ companyInfo: { supportPhoneNumber: null } }),
  });

  expect(screen.queryByRole('navigation')).toBeNull();
});
