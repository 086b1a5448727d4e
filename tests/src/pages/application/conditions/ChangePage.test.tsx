import { screen, within } from '@testing-library/react';

import { ChangePage } from '#src/pages/application/conditions/ChangePage.tsx';
import { changeCallRequested, changeDecided } from '#store/application/conditions/actions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const conditionUuid = aCondition().uuid;
const conditions = [
  aCondition({
    category: 'REQUEST_PERMISSION_FROM_CUSTOMER',
    requestDocuments: [],
    commentsToBorrower: 'We can confirm a little less income.',
    change: [
      {
        field: 'First draw',
        from: '$105,000.00',
        to: '$100,000.00',
        effect: 'You get $5,000 less in cash.',
      },
    ],
  }),
];

const { open } = waysToOpen(<ChangePage />, (changeCall: { reference: string } | null = null) => ({
  at: `conditions/confirm-update?conditionUuid=${conditionUuid}`,
  status: aStatus('INCOME_VERIFICATION'),
  given: [
    conditionsReceived({ applicationUuid: UUID, conditions, readAt: 1 }),
    lenderDataReceived({ changeCall }),
  ],
}));

const send = () => screen.getByRole('button', { name: 'Send my answer' });

it('COND-04 shows old and new, why, and what it means', async () => {
  await open();
  const [, row] = within(screen.getByRole('table', { name: 'What would change' })).getAllByRole(
    'row',
  );

  expect(row).toHaveTextContent('First draw$105,000.00$100,000.00');
  expect(screen.getByText('We can confirm a little less income.')).toBeVisible();
  expect(screen.getByText('You get $5,000 less in cash.')).toBeVisible();
});

it('sends a yes without a reason', async () => {
  const { user, actionsOf } = await open();
  await user.click(send());
  expect(screen.getByRole('link', { name: /^May we make this change\?/ })).toBeVisible();

  await user.click(screen.getByLabelText('Yes, change it'));
  await user.click(send());
  expect(actionsOf(changeDecided)).toMatchObject([
    { payload: { conditionUuid, approved: true, comment: null } },
  ]);
});

it('needs a reason for a no', async () => {
  const { user, actionsOf } = await open();
  await user.click(screen.getByLabelText('No'));
  await user.click(send());
  expect(actionsOf(changeDecided)).toEqual([]);

  await user.type(screen.getByLabelText('Tell us why not'), 'I need all of it.');
  await user.click(send());
  expect(actionsOf(changeDecided)).toMatchObject([
    { payload: { approved: false, comment: 'I need all of it.' } },
  ]);
});

it('asks when to call after "Call me first", and requests the call', async () => {
  const { user, actionsOf } = await open();
  await user.click(screen.getByText('Call me first'));
  await user.click(screen.getByRole('button', { name: 'Morning' }));
  expect(actionsOf(changeCallRequested)).toMatchObject([{ payload: { callTime: 'MORNING' } }]);
});

it('shows the reference of a call that was asked for', async () => {
  await open({ reference: 'HS-123456' });
  expect(
    screen.getByText('We will call you before you answer. Your reference is HS-123456.', {
      selector: 'form p',
    }),
  ).toBeVisible();
});
