import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { appraisalBooked, appraisalMoved } from '#store/application/appraisal/actions.ts';
import { visitTimes, type Appraisal } from '#store/application/appraisal/appraisal.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { screenDraftsRestored } from '#store/application/core/slice.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { formatNearDay } from '#store/format/dates.ts';
import {
  aBookedAppraisal,
  aBooking,
  anAppraisal,
  windows,
} from '#tests/support/fixtures/appraisals.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

const TO_PAY = aStatus('ONSITE_APPRAISAL_BORROWER_PAYMENT');
const booked = (about: Partial<ApplicationStatus> = {}) =>
  aStatus('ONSITE_APPRAISAL_PENDING', about);

const open = (appraisal: Appraisal, status = TO_PAY, typed: object = {}) =>
  openPageAt(
    { at: 'hold', status, given: [screenDraftsRestored({ hold: { ...typed } })] },
    { appraisal },
  );

const day = (name: string) => screen.getByRole('checkbox', { name });
const time = (of: string, name: string) =>
  within(screen.getByRole('group', { name: `Time on ${of}` })).getByRole('checkbox', { name });
const pay = () => screen.getByRole('button', { name: 'Pay and book' });

it('shows the fee and its rule, and books with a contact and three times', async () => {
  const { user, actionsOf } = await open(anAppraisal(), TO_PAY, aBooking);

  expect(screen.getByText(/It costs \$750\.$/)).toBeVisible();
  expect(screen.queryByText(/We won't take a fee before/)).toBeNull();
  await user.click(pay());
  expect(actionsOf(appraisalBooked)).toMatchObject([{ payload: aBooking }]);
});

it('books nothing until every time is chosen', async () => {
  const { user, actionsOf } = await open(anAppraisal(), TO_PAY, { ...aBooking, windows: [] });

  await user.click(pay());
  const [missing, ...others] = within(screen.getByRole('alert', { name: 'Error' })).getAllByRole(
    'link',
  );
  expect(missing).toHaveAccessibleName('Days: Pick three times');
  expect(others).toEqual([]);
  await user.click(day('Tue, Nov 24'));
  await user.click(pay());
  expect(screen.getByRole('link', { name: 'Days: Pick 2 more' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Time on Tue, Nov 24: Choose a time' }));
  expect(document.activeElement).toBe(time('Tue, Nov 24', '8 AM to noon'));
  expect(actionsOf(appraisalBooked)).toHaveLength(0);
});

it('opens the times of each picked day, and takes no fourth', async () => {
  const { user } = await open(anAppraisal(), TO_PAY, { ...aBooking, windows: [] });

  for (const name of ['Wed, Nov 25', 'Tue, Nov 24']) await user.click(day(name));
  await user.click(time('Tue, Nov 24', 'Noon to 4 PM'));
  await user.click(time('Tue, Nov 24', '4 PM to 7 PM'));
  expect(screen.getByText('3 of 3 picked. Untick one to pick another.')).toBeVisible();
  expect(day('Thu, Nov 26')).toBeDisabled();

  await user.click(day('Wed, Nov 25'));
  expect(screen.queryByRole('group', { name: 'Time on Wed, Nov 25' })).toBeNull();
  expect(day('Thu, Nov 26')).toBeEnabled();
  expect(time('Tue, Nov 24', '4 PM to 7 PM')).toBeChecked();
});

it('drops a saved time whose day has passed', async () => {
  const passed = [{ day: '2026-11-20', time: 'MORNING' }, windows[0]];
  await open(anAppraisal(), TO_PAY, { ...aBooking, windows: passed });

  expect(screen.getByText('1 of 3 picked.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Nov 20/ })).toBeNull();
});

it('says on the button from which day to pay, and offers a smaller draw instead', async () => {
  const { user, actionsOf } = await open(anAppraisal({ earliestPaymentDate: '2026-11-24' }));

  expect(
    screen.getByRole('button', { name: 'You can pay from November 24, 2026' }),
  ).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Draw $400,000 or less instead' }));
  expect(actionsOf(offersReopened)).toMatchObject([{ payload: { from: 'hold' } }]);
});

it("says that the card was refused, with the partner's reason", async () => {
  await open(anAppraisal({ ...aBooking, refusal: 'Your bank declined it.' }));

  expect(screen.getByText('The card was not charged. Try another card.')).toBeVisible();
  expect(screen.getByText('Your bank declined it.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name of the contact' })).toHaveValue('Mira Tolland');
});

it('shows a booked appointment, and lets the borrower move it', async () => {
  const { user, actionsOf } = await open(aBookedAppraisal(), booked());

  const card = screen.getByRole('region', { name: 'Your appointment' });
  expect(card).toHaveTextContent('Tuesday, November 24, 2026, 9:00 AM');
  expect(card).toHaveTextContent('Robin Underhill');
  expect(card).toHaveTextContent('AP-100200');
  expect(screen.getByText("You'll get a copy of the report.")).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  for (const name of ['Tue, Nov 24', 'Wed, Nov 25']) await user.click(day(name));
  for (const { day: of, time: part } of windows)
    await user.click(time(formatNearDay(of), visitTimes[part]));
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  expect(actionsOf(appraisalMoved)).toMatchObject([{ payload: { windows } }]);
});

it("asks for a new time when the appraiser couldn't get in", async () => {
  await open(aBookedAppraisal(), booked({ hold: aStatusHold({ reason: 'NO_ACCESS' }) }));

  expect(screen.getByText(/Pick a new time\. No extra fee the first time\./)).toBeVisible();
});
