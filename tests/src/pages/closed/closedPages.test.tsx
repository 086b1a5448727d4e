import { screen, act } from '@testing-library/react';

import ComingSoonPage from '#src/pages/closed/ComingSoonPage.tsx';
import MaintenancePage from '#src/pages/closed/MaintenancePage.tsx';
import NotAcceptingPage from '#src/pages/closed/NotAcceptingPage.tsx';
import NotFoundPage from '#src/pages/closed/NotFoundPage.tsx';
import { maintenanceReceived } from '#store/flags/slice.ts';
import { loginRequested } from '#store/identity/slice.ts';
import { exitChosen, linkFollowed } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import LinkReturnPage from '#src/pages/closed/LinkReturnPage.tsx';
import { linkReturned } from '#store/application/linking/slice.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';

const heading = () => screen.getByRole('heading', { level: 1 });

const phone = () => screen.getByRole('link', { name: '(800) 555-0107' });

it('says that a lender has paused', async () => {
  const organisation = anOrganisation({ switches: { acceptingApplications: false } });
  const { user, actionsOf } = renderInState(<NotAcceptingPage />, { organisation });

  expect(heading()).toHaveTextContent('Larkmere is not taking applications right now');
  expect(screen.getByText('This lender has paused new applications.')).toBeVisible();
  expect(phone()).toHaveAttribute('href', 'tel:+18005550107');
  await user.click(screen.getByRole('link', { name: 'Already applied? Log in' }));

  expect(actionsOf(loginRequested)).toHaveLength(1);
});

it('ELIG-08 explains that a link of a loan officer is missing', () => {
  const organisation = anOrganisation({ switches: { referrerRequired: true } });
  renderInState(<NotAcceptingPage />, { organisation });

  expect(heading()).toHaveTextContent('Larkmere is not taking applications right now');
  expect(screen.getByText('You need a link from your loan officer to apply here.')).toBeVisible();
  expect(screen.getByText('Ask your loan officer for a new link.')).toBeVisible();
});

it('S4 says that a lender is open, and leads to the first question', async () => {
  const { user, actionsOf } = renderInState(<NotAcceptingPage />);

  expect(heading()).toHaveTextContent('Larkmere is taking applications');
  expect(screen.getByText('You can apply here.')).toBeVisible();
  expect(screen.queryByText(/loan officer|paused/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Start an application' }));

  expect(actionsOf(linkFollowed)).toMatchObject([
    { payload: { to: '/account/heloc/register-v2' } },
  ]);
});

it.each([
  ['2027-03-01', 'You will be able to apply with Larkmere from March 1, 2027.'],
  ['SOON', 'You will be able to apply with Larkmere soon.'],
])('A-35 announces a launch on %s', (launchDate, text) => {
  renderInState(<ComingSoonPage />, {
    organisation: anOrganisation({ switches: { launchDate } }),
  });

  expect(heading()).toHaveTextContent('Coming soon');
  expect(screen.getByText(text)).toBeVisible();
});

it('MAINT-04 MAINT-05 shows a default text during maintenance', () => {
  renderInState(<MaintenancePage />);

  expect(heading()).toHaveTextContent('Scheduled Maintenance');
  expect(screen.getByText(/We are currently undergoing scheduled maintenance/)).toBeVisible();
  expect(screen.queryByText('Go To Dashboard')).toBeNull();
});

it('shows the maintenance texts of the flag', async () => {
  const { user, actionsOf } = renderInState(<MaintenancePage />, {
    given: [
      maintenanceReceived({
        routes: [],
        title: 'Back at noon',
        message: "We're moving house.",
        showDashboardLink: true,
      }),
    ],
  });

  expect(heading()).toHaveTextContent('Back at noon');
  expect(screen.getByText("We're moving house.")).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go To Dashboard' }));

  expect(actionsOf(exitChosen)).toEqual([exitChosen({ to: '/dashboard' })]);
});

it('suggests a new application at an unknown address', async () => {
  const { user, actionsOf } = renderInState(<NotFoundPage />, { at: 'nothing-here' });

  expect(heading()).toHaveTextContent("We can't find this page");
  await user.click(screen.getByRole('link', { name: 'Start an application' }));

  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register-v2', replace: false }),
  ]);
});

it("FT-80 leaves out a contact that the brand doesn't have", () => {
  const organisation = anOrganisation({
    companyInfo: { supportPhoneNumber: null, supportEmail: null },
  });
  renderInState(<MaintenancePage />, { organisation });

  expect(screen.queryByRole('link')).toBeNull();
});

describe('LinkReturnPage', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  const continueLink = () => screen.queryByRole('link', { name: 'Continue' });

  it.each([
    [
      'the screen of the link',
      [linkReturned({ uuid: UUID, path: 'bank/autopay' })],
      `/account/heloc/${UUID}/bank/autopay`,
    ],
    ['the dashboard', [], '/dashboard'],
  ])('ROUTE-REG-14: is never blank, and after ten seconds leads on to %s', (_case, given, to) => {
    renderInState(<LinkReturnPage />, { at: 'plaid-oauth-success', given });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Taking you back to your application',
    );
    expect(continueLink()).toBeNull();

    act(() => jest.advanceTimersByTime(10_000));

    expect(continueLink()?.getAttribute('href')).toMatch(to);
  });
});
