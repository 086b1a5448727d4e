import { screen, within, act } from '@testing-library/react';

import { openPageAt } from '#tests/support/render/lenderKnows.tsx';
import {
  changeCallRequested,
  changeDecided,
  phoneCodeRequested,
  phoneCodeSubmitted,
  phoneNumberDropped,
  conditionSubmitted,
} from '#store/application/conditions/actions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import type { SentCode } from '#store/application/conditions/phone.ts';
import type { Condition } from '#store/application/conditions/conditions.ts';
import { uploadSent } from '#store/application/uploads/slice.ts';

const conditionUuid = aCondition().uuid;

describe('ChangePage', () => {
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

  const open = (changeCall: { reference: string } | null = null) =>
    openPageAt(
      {
        at: `conditions/confirm-update?conditionUuid=${conditionUuid}`,
        status: aStatus('INCOME_VERIFICATION'),
        given: [conditionsReceived({ applicationUuid: UUID, conditions, readAt: 1 })],
      },
      { changeCall },
    );

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

  it('requires a reason for a no', async () => {
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

  it('shows the reference of a requested call', async () => {
    await open({ reference: 'HS-123456' });
    expect(
      screen.getByText('We will call you before you answer. Your reference is HS-123456.', {
        selector: 'form p',
      }),
    ).toBeVisible();
  });
});

describe('PhonePage', () => {
  const conditions = [aCondition({ category: 'MISSING_PHONE_NUMBER', requestDocuments: [] })];

  const sent: SentCode = {
    conditionUuid,
    phoneNumber: '(614) 555-0177',
    byCall: false,
    sentAt: 1,
  };

  const open = (phoneCode: SentCode | null = null) =>
    openPageAt(
      {
        at: `conditions/phone-number?conditionUuid=${conditionUuid}`,
        status: aStatus('INCOME_VERIFICATION'),
        given: [conditionsReceived({ applicationUuid: UUID, conditions, readAt: 1 })],
      },
      { phoneCode },
    );

  const button = (name: string) => screen.getByRole('button', { name });

  it('COND-03 asks for the number first, and then for the code sent to it', async () => {
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
});

describe('UploadPage', () => {
  const received = (change: Partial<Condition>) =>
    conditionsReceived({ applicationUuid: UUID, conditions: [aCondition(change)], readAt: 1 });

  const open = (change: Partial<Condition> = {}, query = `?conditionUuid=${conditionUuid}`) =>
    openPageAt({
      at: `conditions/upload-document${query}`,
      status: aStatus('INCOME_VERIFICATION'),
      application: { accountEnding: '6789', createdAt: '2026-11-20T12:00:00Z' },
      given: [received(change)],
    });

  const zone = (name: string) => screen.getByRole('group', { name });

  const choose = (name: string) => within(zone(name)).getByLabelText('Choose file');

  const send = () => screen.getByRole('button', { name: 'Send' });

  const aPdf = (name: string, size = 9) => new File(['x'.repeat(size)], name);

  it('COND-12 asks for each kind with an example, and names the account by its last four digits', async () => {
    await open({
      category: 'BANK_ACCOUNT_FRAUD_REVIEW',
      requestDocuments: ['BANK_LETTER', 'BANK_STATEMENT'],
    });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Send proof of your bank account',
    );
    expect(screen.queryByText(/fraud/)).toBeNull();
    expect(screen.getByText(/the account ending/)).toHaveTextContent('6789');
    expect(zone('Bank letter')).toBeVisible();
    expect(zone('Bank statement')).toBeVisible();
    expect(screen.getByText('One of these is enough.')).toBeVisible();
  });

  it('says how many documents are missing, and sends enough of them with the note', async () => {
    const { user, dispatch, actionsOf } = await open({ numDocsRequired: 2 });
    await user.upload(choose('Supporting document'), aPdf('one.pdf'));
    dispatch(uploadSent({ id: 'one.pdf', documentUuid: 'document-1', quality: null }));
    await user.type(screen.getByLabelText(/^Note to the lender/), 'Page two follows.');

    await user.click(send());
    expect(
      screen.getByRole('link', { name: 'Supporting document: Add 1 more document.' }),
    ).toBeVisible();
    expect(actionsOf(conditionSubmitted)).toEqual([]);

    await user.upload(choose('Supporting document'), aPdf('two.pdf'));
    dispatch(uploadSent({ id: 'two.pdf', documentUuid: 'document-2', quality: null }));
    await user.click(send());
    expect(actionsOf(conditionSubmitted)).toMatchObject([
      { payload: { conditionUuid, note: 'Page two follows.' } },
    ]);
  });

  it('counts a document that the lender has, but not one to be replaced', async () => {
    const document = { uuid: 'a', fileName: 'a.pdf', documentType: 'SUPPORT', reason: null };
    const { user } = await open({
      numDocsRequired: 2,
      state: 'NEEDS_REPLACING',
      documents: [
        { ...document, state: 'ACCEPTED' },
        { ...document, uuid: 'b', fileName: 'b.pdf', state: 'NEEDS_REPLACING' },
      ],
    });
    await user.click(send());

    expect(
      screen.getByRole('link', { name: 'Supporting document: Add 1 more document.' }),
    ).toBeVisible();
  });

  it.each([
    ['an unknown one', `?conditionUuid=5c0d1710-0000-4000-8000-000000000009`],
    ['none', ''],
  ])(
    'says that the item is no longer needed, and links to the list, when the address names %s',
    async (_what, query) => {
      await open({}, query);

      expect(screen.getByText('This item is no longer needed.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'See your to-do list' })).toHaveAttribute(
        'href',
        `/account/heloc/${UUID}/conditions`,
      );
    },
  );

  it('makes the page read-only once the item is accepted', async () => {
    const { dispatch } = await open();
    dispatch(received({ state: 'ACCEPTED' }));

    expect(screen.getByText('We have accepted this')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});
