import { screen, within, act, fireEvent } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';

import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { CurrentStatus } from '#src/pages/shared/frame/CurrentStatus.tsx';
import { Screen } from '#src/pages/shared/frame/Screen.tsx';
import {
  applicationReceived,
  applicationOriginatorReceived,
} from '#store/application/core/slice.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { anApplication, aStatus, openedAt, UUID } from '#tests/support/sagas/openApplication.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { aSelectedOffer } from '#tests/support/fixtures/offers.ts';
import { exitChosen, linkFollowed, modalOpened } from '#store/shell/slice.ts';
import { RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { lenderDataRetried } from '#store/application/core/lenderDataSlice.ts';
import { loading } from '#store/remote.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const layout = (
  <ApplicationLayout>
    <h1>Here</h1>
  </ApplicationLayout>
);

const openLayout = (at: string, status: ApplicationStatus, given: UnknownAction[] = []) =>
  renderScreen(layout, { at, status, given });

const withOffer = applicationReceived(anApplication({ selectedOffer: aSelectedOffer }));

it('F-01 LOCARD-01 shows the originator next to the screen, once known', async () => {
  const { dispatch } = renderWithStore(layout, {
    given: openedAt(aStatus('ONSITE_APPRAISAL_PENDING')),
  });
  expect(screen.queryByRole('region', { name: 'Your loan officer' })).toBeNull();

  dispatch(applicationOriginatorReceived(anOriginator()));

  expect(await screen.findByRole('region', { name: 'Your loan officer' })).toHaveTextContent(
    'Marisol Quent',
  );
});

it('SIDE-01 SIDE-02 shows the progress in the sidebar, and what the borrower can do today', async () => {
  await openLayout('start/hmda', aStatus('HMDA'));

  expect(screen.getByRole('navigation', { name: 'Application progress' })).toBeVisible();
  expect(
    screen.getByText('Complete the loan process today and get funded in as little as five days.'),
  ).toBeVisible();
});

it.each(['SOFT_CREDIT_FROZEN', 'CLTV_LIEN_POSITION_REQUALIFY', 'COMPLETE', 'RESCISSION'])(
  "SIDE-02 doesn't promise five days when %s delays the money or it was sent",
  async (checklistStatus) => {
    await openLayout('document/disclosures', aStatus(checklistStatus));

    expect(screen.getByRole('navigation', { name: 'Application progress' })).toBeVisible();
    expect(screen.queryByText(/five days/)).toBeNull();
  },
);

it('shows no progress for a status that is in no stage', async () => {
  await renderScreen(
    <ApplicationLayout>
      <Screen title="Here">It is not known.</Screen>
    </ApplicationLayout>,
    { at: 'error/timeout', status: aStatus('SOMETHING_NEW') },
  );

  expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Application progress' })).toBeNull();
  expect(screen.queryByText(/Step \d|Provide More Info/)).toBeNull();
});

it("AX-40 makes the screen's own heading the first, and labels progress and originator without a heading", async () => {
  await openLayout('start/hmda', aStatus('HMDA'), [
    withOffer,
    applicationOriginatorReceived(anOriginator()),
  ]);
  await screen.findByRole('region', { name: 'Your loan officer' });
  await screen.findByRole('region', { name: 'About this step' });

  const [first, ...others] = screen.getAllByRole('heading');
  expect(first).toBe(screen.getByRole('heading', { level: 1 }));
  expect(others.map(({ textContent }) => textContent)).toEqual(['About this step', 'Your money']);
});

it.each([
  ['SIDE-03 the offer is next to a screen', aStatus('HMDA'), 1],
  [
    'a decline has no offer next to it',
    aStatus('DECLINED', { uwDecision: 'DECLINE', declineReason: 'INCOME' }),
    0,
  ],
])(
  'shows the chosen offer next to a screen unless it is a decline: %s',
  async (_what, status, count) => {
    await openLayout('hold', status, [withOffer]);

    expect(screen.queryAllByRole('region', { name: 'Offer details' })).toHaveLength(count);
  },
);

it('lists no second set of stages during a wait (V4-14)', async () => {
  await openLayout('bpo/waiting', aStatus('NAV_BPO_PROCESSING'));

  expect(screen.getByText(/^Step 2 of 7/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Application progress' })).toBeNull();
});

it('shows the current status in the sidebar', async () => {
  await openLayout('product/select', aStatus('OFFER_SELECTION'));

  expect(await screen.findByRole('region', { name: 'Right now' })).toHaveTextContent(
    'Your offers are ready.',
  );
});

it('says why a step is asked next to it', async () => {
  await openLayout('start/hmda', aStatus('HMDA'));

  const card = await screen.findByRole('region', { name: 'About this step' });
  expect(card).toHaveTextContent(
    "We're required to ask these questions. You don't have to answer.",
  );
  expect(screen.queryByRole('region', { name: 'Right now' })).toBeNull();
});

it('keeps the offer folded until the user clicks it', async () => {
  const { user } = await openLayout('start/hmda', aStatus('HMDA'), [withOffer]);
  expect(screen.getByText('Line of credit')).not.toBeVisible();

  await user.click(screen.getByText('Offer details'));

  expect(screen.getByText('Line of credit')).toBeVisible();
});

it('SIDE-02 replaces the promise with the days of the money after the choice of an offer', async () => {
  await openLayout('start/hmda', aStatus('HMDA'), [withOffer]);

  expect(await screen.findByRole('region', { name: 'Your money' })).toHaveTextContent(
    /We expect to send it between \w+, \w+ \d+ and \w+, \w+ \d+ if you sign today\./,
  );
  expect(screen.queryByText(/five days/)).toBeNull();
});

it('shows the current status only once if the screen shows it itself', async () => {
  await renderScreen(<CurrentStatus />, {
    at: 'review-app/uw',
    status: aStatus('UNDERWRITING_REVIEW'),
  });

  expect(screen.queryByRole('region', { name: 'Right now' })).toBeNull();
});

it.each(['NOT_AVAILABLE', 'A_NEW_ONE'])(
  'SIDE-04 shows no text for the condition %s',
  async (condition) => {
    await openLayout('product/select', aStatus('OFFER_SELECTION', { condition }));

    expect(screen.getByRole('region', { name: 'Your property' })).not.toHaveTextContent(
      'Condition',
    );
  },
);

it('SIDE-04 shows the condition of the home as text', async () => {
  await openLayout('product/select', aStatus('OFFER_SELECTION', { condition: 'GOOD' }));

  expect(screen.getByText('Condition').nextSibling).toHaveTextContent('Good');
});

const menu = () => screen.getByRole('navigation', { name: 'Your application' });

async function openMenu(checklistStatus: string, at: string) {
  const screenWithMenu = await renderScreen(
    <ApplicationLayout>
      <h1>Here</h1>
    </ApplicationLayout>,
    { at, status: aStatus(checklistStatus) },
  );
  await screenWithMenu.user.click(within(menu()).getByText('Your application'));
  await within(menu()).findByRole('link', { name: 'Get help' });
  return screenWithMenu;
}

it.each([
  ['Your details', 'start/app-summary'],
  ['Your offer', 'product/select'],
  ['Your documents', 'document/disclosures'],
  ['Your to-do list', 'conditions'],
])('F-01 leads from %s to %s', async (name, path) => {
  const { user, actionsOf } = await openMenu('LIEN_VERIFICATION', 'liens');
  await user.click(within(menu()).getByRole('link', { name }));
  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: `/account/heloc/${UUID}/${path}`, replace: false }),
  ]);
});

it('F-01 marks the current screen', async () => {
  await openMenu('APP_SUBMISSION', 'start/app-summary');

  expect(within(menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Your details');
});

it('F-09 F-15 lets a borrower leave, or cancel after a question', async () => {
  const { user, actionsOf } = await openMenu('LIEN_VERIFICATION', 'liens');
  expect(
    within(menu()).getByText(/What you typed and didn't send stays on this one/),
  ).toBeVisible();
  await user.click(within(menu()).getByRole('button', { name: 'Save and finish later' }));
  await user.click(within(menu()).getByRole('button', { name: 'Cancel my application' }));
  expect(actionsOf(exitChosen)).toEqual([exitChosen({ to: '/dashboard' })]);
  expect(actionsOf(modalOpened)).toEqual([modalOpened({ id: 'cancelApplication' })]);
});

it.each([
  ['NOTE_SIGNING', true],
  ['CO_DEED_REQ', false],
  ['RESCISSION', false],
  ['DECLINED', false],
])('F-15 shows at %s whether the application can be canceled: %s', async (checklistStatus, may) => {
  await openMenu(checklistStatus, 'document/disclosures');
  const cancel = within(menu()).queryByRole('button', { name: 'Cancel my application' });
  expect(cancel !== null).toBe(may);
});

describe('RemoteContent', () => {
  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  const button = (name: string) => screen.queryByRole('button', { name });

  function open() {
    return renderInState(
      <RemoteContent value={loading} title="Choose your offer" waiting="We're getting your offers.">
        {() => null}
      </RemoteContent>,
      { given: openedAt(aStatus('OFFER_SELECTION')) },
    );
  }

  it("F-05 says what to do within ten seconds of a lender that doesn't respond", () => {
    const { actionsOf } = open();

    pass(9_999);
    expect(button('Try again')).toBeNull();
    pass(1);

    fireEvent.click(screen.getByRole('button', { name: 'Go To Dashboard' }));
    expect(actionsOf(exitChosen)).toMatchObject([{ payload: { to: '/dashboard' } }]);
  });

  it('reads once more on "Try again", and gives the new attempt its own ten seconds', () => {
    const { actionsOf } = open();
    pass(10_000);

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(actionsOf(lenderDataRetried)).toHaveLength(1);
    expect(button('Try again')).toBeNull();
    pass(10_000);
    expect(button('Try again')).toBeVisible();
  });
});
