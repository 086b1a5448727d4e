import { act, screen } from '@testing-library/react';

import { PhonePage } from '#src/pages/application/conditions/PhonePage.tsx';
import {
  phoneCodeRequested,
  phoneCodeSubmitted,
  phoneNumberDropped,
} from '#store/application/conditions/actions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import type { SentCode } from '#store/application/conditions/phone.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const conditions = [aCondition({ category: 'MISSING_PHONE_NUMBER', requestDocuments: [] })];
const conditionUuid = aCondition().uuid;
const sent: SentCode = {
  conditionUuid,
  phoneNumber: '(614) 555-0177',
  byCall: false,
  sentAt: 1,
};

const { open } = waysToOpen(<PhonePage />, (phoneCode: SentCode | null = null) => ({
  at: `conditions/phone-number?conditionUuid=${conditionUuid}`,
  status: aStatus('INCOME_VERIFICATION'),
  given: [
    conditionsReceived({ applicationUuid: UUID, conditions, readAt: 1 }),
    lenderDataReceived({ phoneCode }),
  ],
}));

const button = (name: string) => screen.getByRole('button', { name });

it('COND-03 asks for the number first, and for a code to it', async () => {
  const { user, actionsOf } = await open();
  await user.click(button('Text me a code'));
  expect(
    screen.getByRole('link', { name: 'Mobile phone: Please enter your mobile phone' }),
  ).toBeVisible();

  await user.type(screen.getByLabelText('Mobile phone'), '6145550177');
  await user.click(button('Text me a code'));

  expect(actionsOf(phoneCodeRequested)).toMatchObject([
    { payload: { conditionUuid, phoneNumber: '(614) 555-0177', byCall: false } },
  ]);
});

it('F-10 sends the code through the vault, and puts it in no action', async () => {
  const { user, actionsOf } = await open(sent);
  expect(
    screen.getByText('We texted a code to (614) 555-0177.', { selector: 'form p' }),
  ).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '24681');
  await user.click(button('Confirm'));
  expect(actionsOf(phoneCodeSubmitted)).toEqual([]);

  await user.type(screen.getByLabelText('Code'), '0');
  await user.click(button('Confirm'));

  const actions = actionsOf(phoneCodeSubmitted);
  expect(actions).toMatchObject([{ payload: { conditionUuid } }]);
  expect(JSON.stringify(actions)).not.toContain('246810');
});

it('has buttons for a call and for another number at once', async () => {
  const { user, actionsOf } = await open(sent);
  await user.click(button('Call me instead'));
  await user.click(button('Use another number'));

  expect(actionsOf(phoneCodeRequested)).toMatchObject([{ payload: { byCall: true } }]);
  expect(actionsOf(phoneNumberDropped)).toHaveLength(1);
});

it('shows "Send again" only after a minute', async () => {
  jest.useFakeTimers();
  try {
    await open(sent);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(button('Send again')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
