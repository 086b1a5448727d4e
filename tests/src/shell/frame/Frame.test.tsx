import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';

import { Frame } from '#src/shell/frame/Frame.tsx';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { statusReceived } from '#store/application/core/slice.ts';
import { chainSteps } from '#store/registration/chain/chain.ts';
import {
  applicationCreated,
  chainFinished,
  chainStarted,
  chainStepDone,
} from '#store/registration/chain/slice.ts';
import { propertySubmitted, saleStatusSubmitted } from '#store/registration/answers.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import {
  activityEnded,
  activityStarted,
  areaRetried,
  connectionChanged,
  exitChosen,
  loaderAdvanced,
  loaderHidden,
  loaderShown,
  locationChanged,
  logRequested,
  chunkGivenUp,
  processingAdvanced,
  processingEnded,
  retryRequested,
  storageRefused,
  toastDismissed,
  toastShown,
} from '#store/shell/slice.ts';
import { ACCEPTED_AT, aProperty } from '#tests/support/fixtures/answers.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { withCode } from '#tests/support/render/withCode.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const answered = [
  propertySubmitted({ property: aProperty() }),
  saleStatusSubmitted({ isListedForSale: false }),
];
const place = (step: string, search = '') =>
  locationChanged({ pathname: `/account/heloc/register-v2${step}`, search });
const heading = () => screen.getByRole('heading', { level: 1 });
const untilTitled = (title: string) => waitFor(() => expect(document.title).toBe(title));

beforeEach(() => {
  document.title = '';
});

describe('the page around every screen', () => {
  it('AX-01 has its landmarks, and a link past the header', async () => {
    const { user } = renderInState(<Frame />);

    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Larkmere Credit Union, NMLS #9900007',
    );
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('AX-01 sets the title of the first screen, and leaves the focus where it is', async () => {
    renderInState(<Frame />);

    await untilTitled('Apply in 5 minutes, receive funding in 5 days | Larkmere');
    expect(document.body).toHaveFocus();
  });

  it('AX-01 focuses the heading of a new screen and sets the title', async () => {
    const { dispatch } = renderWithStore(<Frame />, { given: answered });

    await withCode(() => dispatch(place('/annual-income')));

    await waitFor(() => expect(heading()).toHaveTextContent('Tell us about your income'));
    await waitFor(() => expect(heading()).toHaveFocus());
    await untilTitled('Tell us about your income | Larkmere');
  });

  it('AX-07 drops the announcements of the previous screen', async () => {
    const { dispatch } = renderWithStore(<Frame />, { given: answered });
    const said = () => screen.getAllByText('You are online again.');
    dispatch(connectionChanged({ isOnline: false }));
    dispatch(connectionChanged({ isOnline: true }));
    expect(said()).toHaveLength(1);

    await withCode(() => dispatch(place('/annual-income')));
    await waitFor(() => expect(heading()).toHaveFocus());

    await waitForElementToBeRemoved(said, { timeout: 4_000 });
  });

  it('keeps the focus when a parameter is removed from the address', async () => {
    const { user, dispatch } = renderWithStore(<Frame />, { at: 'register-v2?referrer=1' });
    const street = screen.getByRole('combobox', { name: 'Property address' });

    await user.type(street, '512');
    dispatch(place(''));

    expect(street).toHaveFocus();
  });

  it('AX-21 marks the title of a form with errors, even when another screen had it before', async () => {
    const { user, dispatch } = renderWithStore(<Frame />, { given: answered });

    await user.click(screen.getByRole('button', { name: 'Apply Now' }));
    await withCode(() => dispatch(place('/annual-income')));
    await untilTitled('Tell us about your income | Larkmere');
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(document.title).toBe('Error: Tell us about your income | Larkmere');
  });

  it('FT-60 says in one line that the browser stores no answers', async () => {
    const { dispatch } = await withCode(() => renderWithStore(<Frame />));

    dispatch(storageRefused());

    expect(
      within(screen.getByRole('main')).getByText(
        "Your browser does not save answers. Don't close this page.",
      ),
    ).toBeVisible();
  });

  it('FT-01 AX-07 says that there is no connection, and then that it is back', async () => {
    const { dispatch } = await withCode(() =>
      renderWithStore(
        <LiveRegions>
          <Frame />
        </LiveRegions>,
      ),
    );
    const said = (expected: string) =>
      screen.getAllByRole('status').filter(({ textContent }) => textContent.includes(expected));
    const line = () => within(screen.getByRole('main')).queryByText(/You are offline/);

    dispatch(connectionChanged({ isOnline: false }));
    expect(line()).toBeVisible();
    expect(said('You are offline.')).toHaveLength(1);
    dispatch(connectionChanged({ isOnline: true }));

    expect(line()).toBeNull();
    expect(said('You are offline.')).toHaveLength(0);
    expect(said('You are online again.')).toHaveLength(1);
  });
});

describe('the overlays of the page', () => {
  it('LOADER-02 F-05 shows the loader with the message of the status, and a way out after ten seconds', async () => {
    const { dispatch } = renderWithStore(<Frame />);

    dispatch(
      statusReceived({ status: aStatus('PROPERTY_SEARCH_IN_PROGRESS'), readAt: ACCEPTED_AT }),
      loaderShown(),
      loaderAdvanced({ message: 5, isSlow: true }),
    );
    const loader = within(await screen.findByRole('dialog', { name: 'Please wait' }));

    expect(loader.getByText('Locating your property')).toBeVisible();
    expect(loader.getByText("We're finding your property and its value.")).toBeVisible();
    expect(loader.getByText("You can close this page. We'll keep your place.")).toBeVisible();
    dispatch(loaderHidden());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SUBMIT-10 ticks the finished steps of the submit chain', async () => {
    const { dispatch } = renderWithStore(<Frame />);

    dispatch(
      chainStarted({ acceptedAt: ACCEPTED_AT }),
      ...chainSteps.slice(0, 3).map((step) => chainStepDone({ step })),
      processingAdvanced({ message: 3 }),
    );
    const wait = within(await screen.findByRole('dialog', { name: "We're finding your offers" }));

    expect(wait.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Account, done',
      'Application, under way',
      'Credit',
      'Home',
      'Value',
      'Offers',
    ]);
    expect(wait.queryByText('Determining property value')).toBeNull();
  });

  it('SUBMIT-10 stays in one place from the submit chain to the loader of the next screen', async () => {
    const { dispatch } = renderWithStore(<Frame />);
    dispatch(processingAdvanced({ message: 0 }), activityStarted({ id: 'screen' }));
    const wait = await screen.findByRole('dialog', { name: "We're finding your offers" });

    dispatch(processingEnded());
    expect(screen.getByRole('dialog', { name: 'Please wait' })).toBe(wait);
    dispatch(activityEnded({ id: 'screen' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('F-05 asks the borrower to keep the page open until the application is there', async () => {
    const { dispatch } = renderWithStore(<Frame />);
    dispatch(chainStarted({ acceptedAt: ACCEPTED_AT }), processingAdvanced({ message: 0 }));
    const wait = within(await screen.findByRole('dialog'));
    expect(wait.getByText(/Please keep this page open/)).toBeVisible();

    dispatch(applicationCreated({ uuid: APPLICATION }), chainFinished());

    expect(wait.queryByText(/Please keep this page open/)).toBeNull();
    expect(wait.getByText('This takes about half a minute.')).toBeVisible();
  });

  it('shows a toast, and removes it when it is dismissed', async () => {
    const { user, dispatch, actionsOf } = renderWithStore(<Frame />);

    dispatch(toastShown({ tone: 'info', text: "We couldn't save your text message choice." }));
    await user.click(await screen.findByRole('button', { name: /Dismiss: We couldn't save/ }));

    expect(actionsOf(toastDismissed)).toHaveLength(1);
    expect(screen.queryByText(/We couldn't save/)).toBeNull();
  });

  it('F-03 S4 holds a toast until the loader closes', async () => {
    const { dispatch } = renderWithStore(<Frame />);

    dispatch(
      toastShown({ tone: 'info', text: 'We moved you to your current step.' }),
      loaderShown(),
    );
    await screen.findByRole('dialog', { name: 'Please wait' });
    expect(screen.queryByText(/We moved you/)).toBeNull();

    dispatch(loaderHidden());
    expect(screen.getByText(/We moved you/)).toBeVisible();
  });

  it("AX-07 doesn't announce a toast again after a loader", async () => {
    const { dispatch } = renderWithStore(<Frame />);
    dispatch(toastShown({ tone: 'error', text: 'Please wait a minute and try again.' }));
    const toast = await screen.findByText('Please wait a minute and try again.');

    dispatch(loaderShown());
    await screen.findByRole('dialog', { name: 'Please wait' });
    dispatch(loaderHidden());

    expect(screen.getByText('Please wait a minute and try again.')).toBe(toast);
  });

  it('FT-69 says which part stopped, and restarts it with one click', async () => {
    const { user, dispatch, actionsOf } = renderWithStore(<Frame />);

    dispatch(toastShown({ tone: 'error', text: stoppedMessages.uploads, area: 'uploads' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(actionsOf(areaRetried)).toEqual([areaRetried({ area: 'uploads' })]);
    expect(screen.queryByText(stoppedMessages.uploads)).toBeNull();
  });
});

describe('the error page', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('FT-66 FT-68 ERRPAGE-01 ERRPAGE-02 ERRPAGE-03 ERRPAGE-04: says what happened and what the user can do', async () => {
    const { user, dispatch, actionsOf } = renderWithStore(<Frame />);

    dispatch(chunkGivenUp());

    expect(heading()).toHaveTextContent('Sorry, looks like we have hit a snag!');
    expect(screen.getByText(/Your answers are saved/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
    expect(main.getByRole('link', { name: 'help@larkmere.example' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Go to dashboard' }));
    await user.click(main.getByRole('button', { name: 'Save a log for support' }));
    expect(actionsOf(exitChosen)).toEqual([exitChosen({ to: '/dashboard' })]);
    expect(actionsOf(logRequested)).toHaveLength(1);

    await user.click(main.getByRole('button', { name: 'Try again' }));

    expect(actionsOf(retryRequested)).toHaveLength(1);
    expect(heading()).toHaveTextContent('Apply in 5 minutes');
  });
});
