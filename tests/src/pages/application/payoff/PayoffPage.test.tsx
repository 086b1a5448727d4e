import { screen, within } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import { payoffLetterSubmitted } from '#store/application/payoff/actions.ts';
import type { Payoff } from '#store/application/payoff/payoffs.ts';
import { fileAdded, uploadSent } from '#store/application/uploads/slice.ts';
import { aPayoff } from '#tests/support/fixtures/payoffs.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const letter = { id: 'a', fileName: 'letter.pdf', sizeBytes: 9, applicationUuid: UUID };

const open = (payoffs: Payoff[]) =>
  openPageAt(
    {
      at: 'payoff/hold',
      status: aStatus('REQUEST_STEWART_PAYOFFS'),
      given: [
        fileAdded({ ...letter, group: 'payoffLetter' }),
        uploadSent({ id: 'a', documentUuid: 'document-1', quality: null }),
      ],
    },
    { payoffs },
  );

const second = aPayoff({ uuid: 'payoff-2', lender: 'Sample Home Loans', loanEnd: '1177' });

it('shows each loan, and sends a letter for one of them', async () => {
  const { user, actionsOf } = await open([aPayoff(), second]);

  expect(screen.getByRole('region', { name: 'Sample Credit Union' })).toHaveTextContent(/4821/);
  expect(screen.getByRole('button', { name: 'Send the letter' })).toHaveClass('secondary');
  await user.click(screen.getByRole('button', { name: 'Send the letter' }));
  expect(within(screen.getByRole('alert', { name: 'Error' })).getAllByRole('link')).toHaveLength(1);

  await user.click(screen.getByRole('radio', { name: 'Sample Home Loans, loan ending 1177' }));
  await user.click(screen.getByRole('button', { name: 'Send the letter' }));
  expect(actionsOf(payoffLetterSubmitted)).toMatchObject([{ payload: { payoffUuid: 'payoff-2' } }]);
});

it('asks the borrower to call a lender that wants permission', async () => {
  const { user, actionsOf } = await open([aPayoff({ state: 'PROBLEM', phone: '(800) 555-0177' })]);

  expect(
    screen.getByText(/Call them at \(800\) 555-0177 and say we may get a payoff letter/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the letter' }));
  expect(actionsOf(payoffLetterSubmitted)).toMatchObject([{ payload: { payoffUuid: 'payoff-1' } }]);
});

it('asks for no letter once the amount is received', async () => {
  await open([aPayoff({ state: 'RECEIVED', goodUntil: '2026-12-20' })]);

  expect(screen.getByText('12/20/2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the letter' })).not.toBeInTheDocument();
});
