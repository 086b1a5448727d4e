import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';

import { Frame } from '#src/shell/frame/Frame.tsx';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { propertySubmitted, saleStatusSubmitted } from '#store/registration/slice.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import {
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
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

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
  it('AX-01 has its landmarks, and a way past the header', async () => {
    const { user } = renderWithStore(<Frame />);

    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Larkmere Credit Union, NMLS #9900007',
    );
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('AX-01 the first screen has its title, and leaves the focus where it is', async () => {
    renderWithStore(<Frame />);

    await untilTitled('Apply in 5 minutes, receive funding in 5 days | Larkmere');
    expect(document.body).toHaveFocus();
  });

  it('AX-01 a new screen has the focus on its heading and gives the title', async () => {
    const { happen } = renderWithStore(<Frame />, { given: answered });

    happen(place('/annual-income'));

    await waitFor(() => expect(heading()).toHaveTextContent('Tell us about your income'));
    await waitFor(() => expect(heading()).toHaveFocus());
    await untilTitled('Tell us about your income | Larkmere');
  });

  it('AX-07 what was said of a screen is not part of the next one', async () => {
    const { happen } = renderWithStore(<Frame />, { given: answered });
    const said = () => screen.getAllByText('You are online again.');
    happen(connectionChanged({ isOnline: false }));
    happen(connectionChanged({ isOnline: true }));
    expect(said()).toHaveLength(1);

    happen(place('/annual-income'));
    await waitFor(() => expect(heading()).toHaveFocus());

    await waitForElementToBeRemoved(said, { timeout: 4_000 });
  });

  it('a parameter that is taken out of the address moves nobody', async () => {
    const { user, happen } = renderWithStore(<Frame />, { at: 'register-v2?referrer=1' });
    const street = screen.getByRole('combobox', { name: 'Property address' });

    await user.type(street, '512');
    happen(place(''));

    expect(street).toHaveFocus();
  });

  it('AX-21 a form with mistakes marks the title, also when another screen had it before', async () => {
    const { user, happen } = renderWithStore(<Frame />, { given: answered });

    await user.click(screen.getByRole('button', { name: 'Apply Now' }));
    happen(place('/annual-income'));
    await untilTitled('Tell us about your income | Larkmere');
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(document.title).toBe('Error: Tell us about your income | Larkmere');
  });

  it('FT-60 one quiet line says that the browser keeps no answers', () => {
    const { happen } = renderWithStore(<Frame />);

    happen(storageRefused());

    expect(
      within(screen.getByRole('main')).getByText(
        "Your browser does not keep answers. Don't close this page.",
      ),
    ).toBeVisible();
  });

  it('FT-01 AX-07 says that there is no connection, until there is one, and then that it is back', () => {
    const { happen } = renderWithStore(
      <LiveRegions>
        <Frame />
      </LiveRegions>,
    );
    const said = (words: string) =>
      screen.getAllByRole('status').filter(({ textContent }) => textContent.includes(words));
    const line = () => within(screen.getByRole('main')).queryByText(/You are offline/);

    happen(connectionChanged({ isOnline: false }));
    expect(line()).toBeVisible();
    expect(said('You are offline.')).toHaveLength(1);
    happen(connectionChanged({ isOnline: true }));

    expect(line()).toBeNull();
    expect(said('You are offline.')).toHaveLength(0);
    expect(said('You are online again.')).toHaveLength(1);
  });
});

describe('what floats above the page', () => {
  it('LOADER-02 F-05 the loader shows the message of the store, and past ten seconds a way on', async () => {
    const { happen } = renderWithStore(<Frame />);

    happen(loaderShown(), loaderAdvanced({ message: 2, isSlow: true }));
    const loader = within(await screen.findByRole('dialog', { name: 'Please wait' }));

    expect(loader.getByText('Locating your property')).toBeVisible();
    expect(loader.getByText('You can close this page. We keep your place.')).toBeVisible();
    happen(loaderHidden());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SUBMIT-10 the processing modal ticks what is done', async () => {
    const { happen } = renderWithStore(<Frame />);

    happen(processingAdvanced({ message: 1 }));
    const modal = within(await screen.findByRole('dialog', { name: 'We are finding your offers' }));

    expect(modal.getAllByRole('listitem').map((line) => line.textContent)).toContain(
      'Pulling your soft credit, under way',
    );
  });

  it('a toast is shown, and goes when it is dismissed', async () => {
    const { user, happen, told } = renderWithStore(<Frame />);

    happen(toastShown({ tone: 'info', text: 'We could not save your text message choice.' }));
    await user.click(await screen.findByRole('button', { name: /Dismiss: We could not save/ }));

    expect(told(toastDismissed)).toHaveLength(1);
    expect(screen.queryByText(/We could not save/)).toBeNull();
  });

  it('S4 a toast of the submit chain waits for the end of its modal, behind which nobody reads it', async () => {
    const { happen } = renderWithStore(<Frame />);

    happen(
      processingAdvanced({ message: 1 }),
      toastShown({ tone: 'info', text: 'We could not save your text message choice.' }),
    );
    await screen.findByRole('dialog', { name: 'We are finding your offers' });
    expect(screen.queryByText(/We could not save/)).toBeNull();

    happen(processingEnded());
    expect(screen.getByText(/We could not save/)).toBeVisible();
  });

  it('F-03 S4 a toast waits for the end of the loader, behind which nobody reads it', async () => {
    const { happen } = renderWithStore(<Frame />);

    happen(toastShown({ tone: 'info', text: 'We moved you to your current step.' }), loaderShown());
    await screen.findByRole('dialog', { name: 'Please wait' });
    expect(screen.queryByText(/We moved you/)).toBeNull();

    happen(loaderHidden());
    expect(screen.getByText(/We moved you/)).toBeVisible();
  });

  it('AX-07 a toast that stands there is not said again after a loader', async () => {
    const { happen } = renderWithStore(<Frame />);
    happen(toastShown({ tone: 'error', text: 'Please wait a minute and try again.' }));
    const toast = await screen.findByText('Please wait a minute and try again.');

    happen(loaderShown());
    await screen.findByRole('dialog', { name: 'Please wait' });
    happen(loaderHidden());

    expect(screen.getByText('Please wait a minute and try again.')).toBe(toast);
  });

  it('FT-69 a part that has stopped by itself says so, and one press tries it again', async () => {
    const { user, happen, told } = renderWithStore(<Frame />);

    happen(toastShown({ tone: 'error', text: stoppedMessages.uploads, area: 'uploads' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(told(areaRetried)).toEqual([areaRetried({ area: 'uploads' })]);
    expect(screen.queryByText(stoppedMessages.uploads)).toBeNull();
  });
});

describe('the error page', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('FT-66 FT-68 ERRPAGE-01 ERRPAGE-02 ERRPAGE-03 ERRPAGE-04: says what happened and was kept, and offers every way on', async () => {
    const { user, happen, told } = renderWithStore(<Frame />);

    happen(chunkGivenUp());

    expect(heading()).toHaveTextContent('Sorry, looks like we have hit a snag!');
    expect(screen.getByText(/What you told us is kept/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
    expect(main.getByRole('link', { name: 'help@larkmere.example' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Go to dashboard' }));
    await user.click(main.getByRole('button', { name: 'Save a log for support' }));
    expect(told(exitChosen)).toEqual([exitChosen({ to: '/dashboard' })]);
    expect(told(logRequested)).toHaveLength(1);

    await user.click(main.getByRole('button', { name: 'Try again' }));

    expect(told(retryRequested)).toHaveLength(1);
    expect(heading()).toHaveTextContent('Apply in 5 minutes');
  });
});
