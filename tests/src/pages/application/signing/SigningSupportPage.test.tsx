import { screen } from '@testing-library/react';

import { SigningSupportPage } from '#src/pages/application/signing/SigningSupportPage.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { signingHelpRequested } from '#store/application/signing/actions.ts';
import { modalOpened } from '#store/shell/slice.ts';
import { waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const { open, openLive } = waysToOpen(<SigningSupportPage />, (status: string) => ({
  at: 'signing/support',
  status: aStatus(status),
}));

const press = (name: string) => screen.getByRole('button', { name });

it('ROUTE-APP-33: sends a question, with a call at a good time', async () => {
  const { user, actionsOf } = await open('NOTE_SIGNING');

  await user.selectOptions(screen.getByLabelText('What is it about?'), 'A name is wrong');
  await user.type(screen.getByLabelText('Your message'), 'My name has a letter too many.');
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.click(press('Send'));
  expect(actionsOf(signingHelpRequested)).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'Morning' }));
  await user.click(press('Send'));

  expect(actionsOf(signingHelpRequested)).toMatchObject([
    { payload: { topic: 'WRONG_NAME', callMe: true, callTime: 'MORNING' } },
  ]);
});

it('shows the number of a question that was sent', async () => {
  const { dispatch } = await openLive('NOTE_SIGNING');

  dispatch(lenderDataReceived({ signingHelp: { reference: 'HS-100200' } }));

  expect(screen.getByRole('heading', { name: 'We have your message.' })).toHaveFocus();
  expect(screen.getByText('HS-100200')).toBeVisible();
  expect(press('Back to signing')).toBeVisible();
});

it('F-15: lets the borrower stop the application while it is signed', async () => {
  const { user, actionsOf } = await open('NOTE_SIGNING');

  await user.click(press('Cancel my application'));

  expect(actionsOf(modalOpened)).toMatchObject([{ payload: { id: 'cancelApplication' } }]);
});

it("doesn't let the borrower stop the application after the signing", async () => {
  await open('RESCISSION');

  expect(screen.queryByRole('button', { name: 'Cancel my application' })).toBeNull();
  expect(press('Send')).toBeVisible();
});
