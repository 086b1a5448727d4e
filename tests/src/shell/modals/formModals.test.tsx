import { screen } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';

import { CeoFeedbackLink } from '#src/shell/frame/CeoFeedbackLink.tsx';
import { Modals } from '#src/shell/modals/Modals.tsx';
import { feedbackFailed, feedbackSent, feedbackSubmitted } from '#store/feedback/slice.ts';
import { identityReceived, leaveSurveyAnswered, logoutRequested } from '#store/identity/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { IDENTITY, APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { Header } from '#src/shell/frame/Header.tsx';
import { modalOpened, modalClosed } from '#store/shell/slice.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';
import { open } from '#tests/support/render/modalsPage.tsx';

const signedIn = identityReceived({ uuid: IDENTITY });

describe('CeoFeedbackModal', () => {
  const MESSAGE = 'That was quick and clear.';

  const LINK = 'Share your feedback with the CEO';

  const page = (isMain: boolean, given = [signedIn]) =>
    renderWithStore(
      <>
        <CeoFeedbackLink />
        <Modals />
      </>,
      { organisation: anOrganisation({ switches: { isMain } }), given },
    );

  async function open() {
    const view = page(true);
    await view.user.click(screen.getByRole('button', { name: LINK }));
    return view;
  }

  const box = () => screen.getByRole('textbox', { name: /^Your message/ });

  async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
    await user.click(screen.getByRole('radio', { name: 'A compliment' }));
    await user.type(box(), MESSAGE);
    await user.click(screen.getByRole('radio', { name: 'No' }));
  }

  it.each([
    ['a visitor of the main brand', true, []],
    ['a user of another brand', false, [signedIn]],
  ])('FEEDBACK-03 shows no link to the CEO for %s', (_who, isMain, given) => {
    page(isMain, given);

    expect(screen.queryByRole('button', { name: LINK })).toBeNull();
  });

  it('FEEDBACK-01 FEEDBACK-02 FEEDBACK-04 to FEEDBACK-06 opens the form with the link, and sends its three answers', async () => {
    const view = await open();
    expect(screen.getByRole('dialog', { name: 'Share your thoughts with our CEO' })).toBeVisible();

    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Send' }));

    expect(view.actionsOf(feedbackSubmitted)).toEqual([
      feedbackSubmitted({ topic: 'COMPLIMENT', message: MESSAGE, marketingConsent: false }),
    ]);
  });

  it('VAL-FB-1 VAL-FB-2 VAL-FB-5 says what an empty form needs, and moves the focus to the first field', async () => {
    const { user, actionsOf } = await open();

    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(screen.getAllByText('Required')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Something to improve' })).toHaveFocus();
    expect(actionsOf(feedbackSubmitted)).toEqual([]);
  });

  it.each([
    ['VAL-FB-3', '9 letters', 'Must be at least 10 characters'],
    ['VAL-FB-4', 'x'.repeat(1_001), 'Must be at most 1000 characters'],
  ])('says that a message is too short or too long (%s)', async (_row, text, error) => {
    const { user } = await open();

    await user.click(box());
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(screen.getByText(error)).toBeVisible();
  });

  it('FEEDBACK-07 FEEDBACK-08 shows a failure in the form, which keeps the text, even closed and opened again', async () => {
    const view = await open();
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    view.dispatch(feedbackFailed({ kind: 'offline' }));

    expect(screen.getByText('Your message was not sent').closest('[tabindex]')).toHaveFocus();
    await view.user.keyboard('{Escape}');
    await view.user.click(screen.getByRole('button', { name: LINK }));

    expect(box()).toHaveValue(MESSAGE);
    expect(screen.queryByText('Your message was not sent')).toBeNull();
  });

  it('moves the focus to the thanks, and empties the next form', async () => {
    const view = await open();
    await fillIn(view);
    await view.user.click(screen.getByRole('button', { name: 'Send' }));
    view.dispatch(feedbackSent());

    expect(screen.getByText('Thank you. Our CEO has your message.')).toHaveFocus();
    await view.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await view.user.click(screen.getByRole('button', { name: LINK }));

    expect(box()).toHaveValue('');
  });
});

describe('LeaveSurveyModal', () => {
  const SURVEY = 'https://larkmere.example/surveys/leaving';

  const TITLE = 'Before you go';

  const press = (name: string) => screen.getByRole('button', { name });

  const page = (
    path: string,
    surveyUrl: string | null = SURVEY,
    given: readonly UnknownAction[] = [signedIn],
  ) =>
    renderWithStore(
      <>
        <Header />
        <Modals />
      </>,
      { organisation: anOrganisation({ switches: { surveyUrl } }), at: path, given },
    );

  async function open() {
    const view = page(`${APPLICATION}/liens`);
    await view.user.click(press('Logout'));
    return view;
  }

  it.each(['liens', 'product/select', 'identity', 'signing/sign'])(
    'HDR-09 asks why first at the log-out from %s',
    async (path) => {
      const { user, actionsOf } = page(`${APPLICATION}/${path}`);

      await user.click(press('Logout'));

      expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
      expect(screen.getByRole('radiogroup', { name: 'What made you stop today?' })).toBeVisible();
      expect(screen.getAllByRole('radio')).toHaveLength(5);
      expect(actionsOf(logoutRequested)).toEqual([]);
    },
  );

  const off = someFlags({ 'fe-heloc-leave-survey': false });

  it.each([
    { where: 'on another screen', path: `${APPLICATION}/start/hmda` },
    { where: 'below one of the four', path: `${APPLICATION}/product/select/confirm` },
    { where: 'at an answer of a registration', path: 'register-v2/annual-income' },
    { where: 'of a brand without a survey', survey: null },
    { where: 'with the flag off', given: [off] },
  ])(
    "HDR-09 A-52 doesn't ask why at a log-out $where",
    async ({ path = `${APPLICATION}/liens`, survey = SURVEY, given = [] }) => {
      const { user, actionsOf } = page(path, survey, [signedIn, ...given]);
      await user.click(press('Logout'));

      expect(screen.queryByRole('dialog')).toBeNull();
      expect(actionsOf(logoutRequested)).toHaveLength(1);
    },
  );

  it('HDR-09 needs a choice for "Send and log out", and sends it once', async () => {
    const { user, actionsOf } = await open();

    await user.click(press('Send and log out'));
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Required');
    expect(actionsOf(leaveSurveyAnswered)).toEqual([]);

    await user.click(screen.getByRole('radio', { name: "The terms aren't right for me" }));
    await user.click(press('Send and log out'));
    await user.click(press('Log out'));

    expect(actionsOf(leaveSurveyAnswered)).toEqual([leaveSurveyAnswered({ reason: 'TERMS' })]);
    expect(press('Logging out')).toBeVisible();
  });

  it('HDR-09 sends nothing with "Log out"', async () => {
    const { user, actionsOf } = await open();

    await user.click(press('Log out'));

    expect(actionsOf(leaveSurveyAnswered)).toEqual([leaveSurveyAnswered({ reason: null })]);
  });

  it('HDR-10 AX-30 stays signed in at Escape until the survey is answered', async () => {
    const { user, actionsOf } = await open();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(press('Logout'));
    await user.click(press('Log out'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
    expect(actionsOf(logoutRequested)).toEqual([]);
  });

  it("HDR-09 FT-66 doesn't keep the user signed in when the code of the survey is lost", async () => {
    const { user, dispatch, actionsOf } = renderWithStore(<Header />, {
      organisation: anOrganisation({ switches: { surveyUrl: SURVEY } }),
      at: `${APPLICATION}/liens`,
      given: [signedIn],
    });
    dispatch(modalOpened({ id: 'leaveSurvey' }));

    await user.click(press('Logout'));

    expect(actionsOf(logoutRequested)).toHaveLength(1);
  });
});

it.each([
  [
    'applicationCancelled',
    'Your application is cancelled',
    'Your documents stay in your dashboard.',
  ],
  ['lineCancelled', 'Your line is cancelled', 'No money will be sent.'],
] as const)('shows %s before the main site', async (id, title, words) => {
  const { user, actionsOf } = open({ id });

  expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: 'Done' }));

  expect(actionsOf(modalClosed)).toEqual([modalClosed({ id })]);
});
