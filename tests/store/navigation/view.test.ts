import '#store/application/whole/reducer.ts';
import {
  applicationOpened,
  statusFailed,
  routingRequested,
} from '#store/application/core/slice.ts';
import { createAppStore } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { chunkGivenUp, locationChanged, retryRequested, todayChanged } from '#store/shell/slice.ts';
import { selectView } from '#store/navigation/view.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const open = (launchDate: string | null, acceptingApplications: boolean) =>
  anOrganisation({ switches: { launchDate, acceptingApplications } });
const dated = '2027-01-15';

/** Returns the view at an address of the brand, on a day or before the day is known. */
function viewAt(path: string, organisation: ReturnType<typeof open>, today: string | null) {
  const store = createAppStore();
  store.dispatch(organisationLoaded(organisation));
  store.dispatch(locationChanged({ pathname: `/account/heloc/${path}`, search: '' }));
  if (today !== null) store.dispatch(todayChanged({ today }));
  return selectView(store.getState());
}

describe.each(['not-accepting-apps', 'coming-soon'])('S4: %s says what is true today', (path) => {
  it.each([
    ['has paused', open(null, false), 'notAcceptingApps'],
    ['opens soon', open('SOON', true), 'comingSoon'],
    ['opens tomorrow', open(dated, true), 'comingSoon'],
    ['is open', open(null, true), 'notAcceptingApps'],
    ['has opened', open('2027-01-14', true), 'notAcceptingApps'],
  ])("shows today's page for a brand that %s", (_what, organisation, page) => {
    expect(viewAt(path, organisation, '2027-01-14')).toBe(page);
  });

  it('waits until the day is known', () => {
    expect(viewAt(path, open(dated, true), null)).toBe('waiting');
  });
});

it('A-81: shows a failure for an application without a screen until its status is requested again', () => {
  const uuid = '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a01';
  const store = createAppStore();
  store.dispatch(organisationLoaded(open(null, true)));
  store.dispatch(locationChanged({ pathname: `/account/heloc/${uuid}`, search: '' }));
  const views = [
    applicationOpened({ uuid }),
    routingRequested({ uuid }),
    statusFailed({ kind: 'offline' }),
    routingRequested({ uuid }),
  ].map((action) => {
    store.dispatch(action);
    return selectView(store.getState());
  });

  expect(views).toEqual(['waiting', 'waiting', 'failed', 'waiting']);
});

it('FT-66 shows lost code until it is requested again or the user goes elsewhere', () => {
  const store = createAppStore();
  store.dispatch(organisationLoaded(open(null, true)));
  const place = locationChanged({ pathname: '/account/heloc/register-v2', search: '' });
  const views = [place, chunkGivenUp(), retryRequested(), chunkGivenUp(), place].map((action) => {
    store.dispatch(action);
    return selectView(store.getState());
  });

  expect(views).toEqual(['ready', 'codeLost', 'ready', 'codeLost', 'ready']);
});
