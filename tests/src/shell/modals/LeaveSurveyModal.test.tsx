import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';

import { Header } from '#src/shell/frame/Header.tsx';
import { Modals } from '#src/shell/modals/Modals.tsx';
import { identityReceived, leaveSurveyAnswered, logoutRequested } from '#store/identity/slice.ts';
import { modalOpened } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { someFlags } from '#tests/support/fixtures/flags.ts';

const SURVEY = 'https://larkmere.example/surveys/leaving';
const TITLE = 'Before you go';
const signedIn = identityReceived({ uuid: IDENTITY });
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
