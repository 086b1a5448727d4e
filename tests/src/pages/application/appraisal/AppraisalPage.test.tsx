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
  expect(within(screen.getByRole('alert', { name: 'Error' })).getAllByRole('link')).toHaveLength(6);
  expect(actionsOf(appraisalBooked)).toHaveLength(0);
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
  for (const [index, { day, time }] of windows.entries()) {
    const ordinal = ['First', 'Second', 'Third'][index] ?? '';
    const radio = (group: string, name: string) =>
      within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });
    await user.click(radio(`${ordinal} day`, formatNearDay(day)));
    await user.click(radio(`Time on the ${ordinal.toLowerCase()} day`, visitTimes[time]));
  }
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  expect(actionsOf(appraisalMoved)).toMatchObject([{ payload: { windows } }]);
});

it("asks for a new time when the appraiser couldn't get in", async () => {
  await open(aBookedAppraisal(), booked({ hold: aStatusHold({ reason: 'NO_ACCESS' }) }));

  expect(screen.getByText(/Pick a new time\. No extra fee the first time\./)).toBeVisible();
});
