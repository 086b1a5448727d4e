import { screen, within, waitFor } from '@testing-library/react';

import { AppsMenu } from '#src/shell/menus/AppsMenu.tsx';
import {
  identityReceived,
  bearerFound,
  identityAbsent,
  identityFailed,
} from '#store/identity/slice.ts';
import { exitChosen, linkFollowed } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { HeaderMenus } from '#src/shell/menus/HeaderMenus.tsx';
import { Notifications } from '#src/shell/menus/Notifications.tsx';
import type { Condition } from '#store/application/conditions/conditions.ts';
import { conditionsFailed, conditionsReceived } from '#store/application/conditions/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { giveElementsSizes } from '#tests/support/render/elementSizes.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

describe('AppsMenu', () => {
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

  it('shows a visitor what is open to everyone', async () => {
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

  it('HDR-08 shows the phone number instead of the menu for a brand without such products', () => {
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
});

it.each([
  ['a signed-in user', [identityReceived({ uuid: 'i1' })], true],
  ["ACCESS-18 a bearer whose identity couldn't be read", [bearerFound(), identityFailed()], true],
  ['a visitor', [identityAbsent()], false],
  ["a visitor whose identity couldn't be read", [identityFailed()], false],
])('HDR-03 shows what %s sees of the notifications', (_who, given, has) => {
  renderInState(<HeaderMenus />, { given });

  expect(screen.queryByRole('button', { name: 'Notifications' }) !== null).toBe(has);
});

describe('Notifications', () => {
  beforeAll(giveElementsSizes);

  const readAt = Date.parse('2026-11-25T12:00:00Z');

  const many = (count: number) =>
    Array.from({ length: count }, (_none, at) =>
      aCondition({
        uuid: `5c0d1710-0000-4000-8000-${String(at).padStart(12, '0')}`,
        created: new Date(readAt - (at + 1) * 3_600_000).toISOString(),
      }),
    );

  async function open(conditions: Condition[]) {
    const rendered = renderInState(<Notifications />, {
      at: `${APPLICATION}/income`,
      given: [conditionsReceived({ applicationUuid: APPLICATION, conditions, readAt })],
    });
    const button = screen.getByRole('button', { name: /^Notifications/ });
    await rendered.user.click(button);
    return {
      ...rendered,
      button,
    };
  }

  const panel = () => screen.getByRole('region', { name: 'Notifications' });

  const links = () => screen.queryAllByRole('link');

  it('NOTIF-05 says that there are no notifications', async () => {
    await open([]);

    expect(panel()).toHaveTextContent('No Notifications');
  });

  it('NOTIF-03 NOTIF-04 shows the three newest notifications, and all on request', async () => {
    const { user, button } = await open(many(5));
    expect(button).toHaveAccessibleName('Notifications, 5 unread');
    expect(links()).toHaveLength(3);
    expect(links()[0]).toHaveTextContent('1 hour ago');

    await user.click(screen.getByRole('button', { name: 'View All, 5 notifications' }));
    await waitFor(() => expect(links()).toHaveLength(5));
    expect(links()[4]).toHaveTextContent('5 hours ago');
    await user.click(screen.getByRole('button', { name: 'View Less' }));
    expect(links()).toHaveLength(3);
  });

  it('shows no toggle for three notifications', async () => {
    await open(many(3));

    expect(screen.queryByRole('button', { name: /^View/ })).toBeNull();
  });

  it('NOTIF-06 leads from an entry to where its condition is answered', async () => {
    const { user, dispatched } = await open([aCondition({ category: 'MISSING_PHONE_NUMBER' })]);

    await user.click(screen.getByRole('link', { name: /^Add your mobile phone/ }));

    expect(dispatched).toEqual([
      linkFollowed({
        to: expect.stringContaining(`/${APPLICATION}/conditions/phone-number?`) as string,
        replace: false,
      }),
    ]);
  });

  it('AX-31 hides the panel on Escape and returns the focus, and hides it on a click elsewhere', async () => {
    const { user, button } = await open(many(1));
    expect(button).toHaveAttribute('aria-expanded', 'true');

    await user.tab();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.click(button);
    await user.click(document.body);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('FT-86 keeps only the visible ones of thousands of entries in the page', async () => {
    const { user } = await open(many(5_000));
    await user.click(within(panel()).getByRole('button', { name: /^View All, 5000/ }));

    await waitFor(() => expect(links().length).toBeGreaterThan(10));
    expect(links().length).toBeLessThan(30);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveAttribute('aria-setsize', '5000');
    expect(first).toHaveAttribute('aria-posinset', '1');
  });

  it('NOTIF-07 shows an entry without a time when it has none', async () => {
    await open([aCondition({ created: null })]);

    expect(links()).toHaveLength(1);
    expect(panel()).not.toHaveTextContent(/ago|Invalid/);
  });

  const failure = { kind: 'offline' } as const;

  it("NOTIF-05 doesn't say that there are no notifications while they are loading, or couldn't load", async () => {
    const { user, dispatch } = renderWithStore(<Notifications />, { at: `${APPLICATION}/income` });
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(panel()).toHaveTextContent("We're getting your notifications.");

    dispatch(conditionsFailed({ applicationUuid: APPLICATION, failure }));
    expect(panel()).toHaveTextContent("We couldn't get your notifications.");

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(panel()).toHaveTextContent("We're getting your notifications.");

    dispatch(conditionsReceived({ applicationUuid: APPLICATION, conditions: [], readAt }));
    expect(panel()).toHaveTextContent('No Notifications');
  });

  it('NOTIF-05 shows no notifications outside an application', async () => {
    const { user } = renderWithStore(<Notifications />, { at: 'register-v2' });
    await user.click(screen.getByRole('button', { name: 'Notifications' }));

    expect(panel()).toHaveTextContent('No Notifications');
  });
});
