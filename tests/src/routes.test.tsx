import { act, screen } from '@testing-library/react';

import { applicationPages } from '#src/pages/application/pages.ts';
import { AppRoutes } from '#src/routes.tsx';
import { applicationScreenAt, signerScreenAt } from '#store/application/core/currentScreen.ts';
import {
  applicationScreens,
  screenOf,
  type ApplicationScreenId,
  featureOf,
} from '#store/application/core/screens.ts';
import { steps } from '#store/registration/questions.ts';
import { selectStep } from '#store/registration/flow.ts';
import { screenAt, screens } from '#store/shell/screens.ts';
import {
  applicationSagasStarted,
  chunkArrived,
  maintenanceDecided,
  featureStarted,
  todayChanged,
} from '#store/shell/slice.ts';
import { selectView } from '#store/navigation/view.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { withCode } from '#tests/support/render/withCode.ts';
import { aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';

const opened = [...openedAt(aStatus('HMDA')), applicationSagasStarted()];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens an address with every answer and an application. `page` is the page that was loaded. */
async function openAt(at: string, situation: Parameters<typeof renderWithStore>[1] = {}) {
  const { store, actionsOf } = await withCode(() =>
    renderWithStore(<AppRoutes />, { at, given: [...everyAnswer(), ...opened], ...situation }),
  );
  // The routes of an application load before its page.
  for (const ms of [0, 0, 0, 1_000]) await act(() => jest.advanceTimersByTimeAsync(ms));
  const [arrived] = actionsOf(chunkArrived);
  return {
    state: store.getState(),
    page: (arrived as ReturnType<typeof chunkArrived>).payload.page,
  };
}

describe('routes and store agree on the page', () => {
  it.each(steps.filter(({ id }) => id !== 'login' && id !== 'homeAddress'))(
    'agrees with the store on the page of the step $id, by its path',
    async ({ id, path }) => {
      const { state, page } = await openAt(path === '' ? 'register-v2' : `register-v2/${path}`);

      expect(page).toBe(id);
      expect(selectStep(state)).toBe(id);
    },
  );

  it("agrees with the store on the home address and on the lender's sign-in page", async () => {
    const switches = { authMode: 'external' } as const;
    const given = everyAnswer({ property: { occupancyType: 'SECONDARY' } });

    expect((await openAt('register-v2/home-address', { given })).page).toBe('homeAddress');
    const { page } = await openAt('register-v2/login-info', {
      organisation: anOrganisation({ switches }),
    });
    expect(page).toBe('login');
  });

  it.each(steps.filter(({ id }) => id !== 'login'))(
    'agrees with the store on the page of the step $id, by its parameter',
    async ({ value }) => {
      const { state, page } = await openAt(`register?step=${value}`);

      expect(page).toBe(selectStep(state));
    },
  );

  it.each([
    'accountSetup',
    'registrationSupport',
    'signerLogin',
    'linkReturn',
    'editAnswer',
  ] as const)('agrees with the store on the page %s', async (id) => {
    const at = screens[id].path.replace(':uuid', UUID).replace(':step', 'income-info');
    const given = [...opened, featureStarted({ feature: 'summary' })];

    const { page } = await openAt(at, { given });

    expect(page).toBe(id);
    expect(screenAt(`/account/heloc/${at}`)?.screen).toBe(id);
  });

  const ids = Object.keys(applicationScreens) as ApplicationScreenId[];

  it.each(ids.filter((id) => screenOf(id).area !== 'signer'))(
    'agrees with the store on the application page %s',
    async (id) => {
      const { path } = screenOf(id);
      const at = path.replace(':type', 'truv-payroll');
      const given = [...opened, featureStarted({ feature: featureOf(id) })];

      const { page } = await openAt(`${UUID}/${at}`, { given });

      expect(page).toBe(id);
      expect(applicationScreenAt(at)?.screen).toBe(id);
    },
  );

  it.each(ids.filter((id) => screenOf(id).area !== undefined))(
    'agrees with the store on the page %s of an additional signer',
    async (id) => {
      const { path } = screenOf(id);
      const given = [...opened, featureStarted({ feature: featureOf(id) })];

      const { page } = await openAt(`heloc-signer/${path}`, { given });

      expect(page).toBe(id);
      expect(signerScreenAt(path, '')?.screen).toBe(id);
    },
  );

  it.each([
    'unknown',
    'REGISTER-V2',
    'heloc-signer/whatever',
    'register/name/income-info',
    ...['income/link/nonsense/more', 'start', 'start/hmda/more', 'constructor', 'START/HMDA'].map(
      (path) => `${UUID}/${path}`,
    ),
  ])('shows that %s is not found', async (at) => {
    expect((await openAt(at)).page).toBe('notFound');
  });

  it.each([
    ['maintenance', 'register-v2', { given: [maintenanceDecided({ isInMaintenance: true })] }],
    [
      'notAcceptingApps',
      'register/account-setup',
      { organisation: anOrganisation({ switches: { acceptingApplications: false } }) },
    ],
    [
      'comingSoon',
      'not-accepting-apps',
      {
        organisation: anOrganisation({ switches: { launchDate: 'SOON' } }),
        given: [todayChanged({ today: '2026-11-21' })],
      },
    ],
  ])('shows the page %s that the view selects', async (id, at, situation) => {
    const { state, page } = await openAt(at, situation);

    expect(page).toBe(id);
    expect(selectView(state)).toBe(id);
  });
});

it("shows only a placeholder for a screen that isn't open, and for an application that is loading", () => {
  renderWithStore(<AppRoutes />, { at: 'register-v2/set-password' });
  renderWithStore(<AppRoutes />, { at: `${UUID}/start/hmda` });
  renderWithStore(<AppRoutes />, { at: UUID, given: opened });

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    Array(3).fill('One moment'),
  );
});

it('loads the page of an application while the guard still reads the application', async () => {
  const fetchOffers = jest.spyOn(applicationPages.productSelect.code, 'fetch');

  await withCode(() => renderWithStore(<AppRoutes />, { at: `${UUID}/product/select` }));

  expect(screen.getByRole('heading', { name: 'One moment' })).toBeVisible();
  expect(fetchOffers).toHaveBeenCalledTimes(1);
});
