import { screen, within } from '@testing-library/react';

import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { exitChosen, linkFollowed, modalOpened } from '#store/shell/slice.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const menu = () => screen.getByRole('navigation', { name: 'Your application' });

/** Opens the menu on a screen. */
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

it('F-01 marks the screen that is shown', async () => {
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
