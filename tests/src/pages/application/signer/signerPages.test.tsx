import { screen, within } from '@testing-library/react';

import ConditionsPage from '#src/pages/application/conditions/ConditionsPage.tsx';
import CancelledPage from '#src/pages/application/signer/CancelledPage.tsx';
import SignerDocumentsPage from '#src/pages/application/signer/SignerDocumentsPage.tsx';
import SignerErrorPage from '#src/pages/application/signer/SignerErrorPage.tsx';
import SignerIntroPage from '#src/pages/application/signer/SignerIntroPage.tsx';
import SignerSignPage from '#src/pages/application/signer/SignerSignPage.tsx';
import type { ConditionCategory } from '#store/application/conditions/codes.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { applicationOfRequest, statusOfRequest } from '#store/application/signer/ownStatus.ts';
import {
  signingDeclined,
  signingReopened,
  signingStarted,
} from '#store/application/signer/actions.ts';
import type { SigningRequest } from '#store/application/signer/signingRequest.ts';
import {
  applicationOpened,
  applicationReceived,
  routingRequested,
  statusReceived,
} from '#store/application/core/slice.ts';
import { logoutRequested } from '#store/identity/slice.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';
import { anEligibility } from '#tests/support/fixtures/notary.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { aSigningRequest } from '#tests/support/fixtures/signingRequests.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

type Data = Parameters<typeof lenderDataReceived>[0];

const READ_AT = '2026-11-21T15:00:00.000Z';

const open = (
  page: React.ReactNode,
  path: string,
  about: Partial<SigningRequest> = {},
  data: Data = {},
) => {
  const request = aSigningRequest(about);
  return renderInState(page, {
    at: `heloc-signer/${path}`,
    given: [
      applicationOpened({ uuid: APPLICATION }),
      applicationReceived(applicationOfRequest(request, null)),
      statusReceived({ status: statusOfRequest(request), readAt: READ_AT }),
      lenderDataReceived({ signingRequest: request, ...data }),
    ],
  });
};

const heading = () => screen.getByRole('heading', { level: 1 });
const button = (name: string) => screen.getByRole('button', { name });

describe('ROUTE-SIGN-06 heloc-signer/intro', () => {
  it.each([
    ['SPOUSE', /puts the lien on the home\. You do not owe the debt\./],
    ['OWNER', /You do not owe this debt, and your credit is not checked\./],
  ] as const)('says who asks, for which home, and what it means for a %s', (role, text) => {
    open(<SignerIntroPage />, 'intro', { role });

    expect(heading()).toHaveTextContent('You have been asked to sign');
    expect(screen.getByText(/Amir.* asked you to sign for the home\./)).toBeVisible();
    expect(screen.getByText(/88 Fiddlebrook Road, Nashville, TN 37206/)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it("SIDE-05 shows the two steps, and nothing of the borrower's money", () => {
    open(<SignerIntroPage />, 'intro');

    expect(screen.getAllByText(/Identity verification/)[0]).toBeVisible();
    expect(screen.getByText(/Talk to eNotary/)).toBeInTheDocument();
    expect(screen.queryByText('Offer details')).toBeNull();
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  it('starts with a phone number and T-08, without a state until it is needed', async () => {
    const { user, actionsOf } = open(<SignerIntroPage />, 'intro');
    await user.click(button('Start'));
    expect(actionsOf(signingStarted)).toEqual([]);

    await user.type(screen.getByLabelText('Mobile phone'), '6145550142');
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Start'));

    expect(actionsOf(signingStarted)).toEqual([
      signingStarted({ phoneNumber: '(614) 555-0142', place: null }),
    ]);
  });

  it("asks for the state if the browser doesn't provide it", () => {
    open(<SignerIntroPage />, 'intro', {}, { signingPlace: 'ASKED' });

    expect(screen.getByLabelText('Where are you now?')).toBeVisible();
  });

  it('asks for confirmation before it declines', async () => {
    const { user, actionsOf } = open(<SignerIntroPage />, 'intro');
    await user.click(button("I don't want to sign"));
    expect(actionsOf(signingDeclined)).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: "I don't want to sign" }));

    expect(actionsOf(signingDeclined)).toEqual([signingDeclined({ reason: null })]);
  });
});

describe('ROUTE-SIGN-09 heloc-signer/documents', () => {
  it('leads to the first unread document, and signs nothing', () => {
    const documentsToSign = [
      aDocument({ requiresSignature: false, requiresAcknowledgement: true }),
    ];
    open(<SignerDocumentsPage />, 'documents', { state: 'DOCUMENTS' }, { documentsToSign });

    expect(heading()).toHaveTextContent('Read your documents');
    expect(button('Open document 1 of 1')).toBeVisible();
    expect(screen.getByText(/You won't sign anything here\./)).toBeVisible();
  });

  it('leads to the next step when all documents are read', async () => {
    const read = { requiresSignature: false, requiresAcknowledgement: false, state: 'READ' };
    const { user, actionsOf } = open(
      <SignerDocumentsPage />,
      'documents',
      { state: 'DOCUMENTS' },
      { documentsToSign: [aDocument(read)] },
    );
    await user.click(button('Continue'));

    expect(actionsOf(routingRequested)).toHaveLength(1);
  });
});

describe('ROUTE-SIGN-08 heloc-signer/sign', () => {
  const notaryEligibility = anEligibility();

  it('says at READY that the borrower signs first, and that there is nothing to do', () => {
    open(<SignerSignPage />, 'sign', { state: 'READY' }, { notaryEligibility });

    expect(heading()).toHaveTextContent(/Amir.* signs first/);
    expect(screen.getByText("Nothing to do. We'll email you when it's your turn.")).toBeVisible();
  });

  it('lets the signer meet a notary online at SIGN', () => {
    open(<SignerSignPage />, 'sign', { state: 'SIGN' }, { notaryEligibility });

    expect(heading()).toHaveTextContent('Sign with a notary');
    expect(button('Meet online now')).toBeVisible();
  });

  it('lets the signer choose a time at SIGN in person', () => {
    open(<SignerSignPage />, 'sign', { state: 'SIGN', isInPerson: true }, { notaryEligibility });

    expect(screen.getByRole('link', { name: 'Choose a time' })).toHaveAttribute(
      'href',
      '/account/heloc/heloc-signer/sign?notary=schedule',
    );
  });

  it('thanks the signer at DONE, and explains the right to cancel of each owner (T-28)', () => {
    open(
      <SignerSignPage />,
      'sign',
      { state: 'DONE', signedOn: '2026-11-20', cancelBy: '2026-11-24' },
      { notaryEligibility },
    );

    expect(heading()).toHaveTextContent('You have signed. Thank you.');
    expect(screen.getByText(/until midnight of Tuesday, November 24, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your documents' })).toHaveAttribute(
      'href',
      '/account/heloc/heloc-signer/documents',
    );
  });
});

describe('ROUTE-SIGN-04 heloc-signer/cancelled', () => {
  it('lets a signer who said no change their mind for a week', async () => {
    const { user, actionsOf } = open(<CancelledPage />, 'cancelled', {
      state: 'DECLINED',
      endedBy: 'SIGNER',
      endedAt: '2026-11-20T15:00:00.000Z',
    });
    expect(screen.getByText('You signed nothing.')).toBeVisible();
    await user.click(button('I changed my mind'));

    expect(actionsOf(signingReopened)).toHaveLength(1);
  });

  it.each([
    ['DECLINED', 'SIGNER', '2026-11-02T15:00:00.000Z', /You told us on .* that you don't want/],
    ['CANCELLED', 'BORROWER', '2026-11-20T15:00:00.000Z', /Amir.* no longer needs your signature/],
    ['CANCELLED', 'LENDER', '2026-11-20T15:00:00.000Z', /We cancelled this request/],
  ] as const)(
    'keeps a request that is %s by the %s on %s closed',
    async (state, endedBy, endedAt, text) => {
      const { user, actionsOf } = open(<CancelledPage />, 'cancelled', { state, endedBy, endedAt });
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'I changed my mind' })).toBeNull();
      await user.click(button('Log out'));

      expect(actionsOf(logoutRequested)).toHaveLength(1);
    },
  );
});

it('F-17 shows the day of a refusal in the zone of the home, and no stage', () => {
  const late = {
    state: 'DECLINED',
    endedBy: 'SIGNER',
    endedAt: '2026-11-21T03:00:00.000Z',
  } as const;
  open(<CancelledPage />, 'cancelled', late);

  expect(screen.getByText(/You told us on November 20, 2026/)).toBeVisible();
  expect(screen.queryByText(/Waitlist/)).toBeNull();
});

describe('ROUTE-SIGN-07 heloc-signer/error', () => {
  it('gives the reason of an ended request when it is opened without one', () => {
    open(<SignerErrorPage />, 'error', { state: 'EXPIRED' });

    expect(screen.getByText(/The link ended on/)).toBeVisible();
  });

  it.each([
    ['EXPIRED', /The link ended on December 16, 2026\./],
    ['NOT_FOUND', /We can't find a request for this login\./],
    ['LOCKED', /Too many tries\./],
    ['LATER', /Please try again later\./],
    ['made-up', /Please try again later\./],
  ])('explains the error %s, and leads to a new link', (code, text) => {
    open(<SignerErrorPage />, `error?code=${code}`, { state: 'EXPIRED' });

    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
      'href',
      '/account/heloc/heloc-signer/login?kind=link',
    );
  });
});

describe('ROUTE-SIGN-10 heloc-signer/conditions', () => {
  const openList = (category: ConditionCategory) =>
    renderInState(<ConditionsPage />, {
      at: 'heloc-signer/conditions',
      given: [
        applicationOpened({ uuid: APPLICATION }),
        conditionsReceived({
          applicationUuid: APPLICATION,
          conditions: [aCondition({ category })],
          readAt: 1,
        }),
      ],
    });

  it('COND-05 shows the button for what a signer answers here', () => {
    openList('PROPERTY_LEGAL_DESCRIPTION');

    expect(screen.getByRole('link', { name: /^Upload Document / })).toBeVisible();
  });

  it.each(['MISSING_PHONE_NUMBER', 'REQUEST_PERMISSION_FROM_CUSTOMER'] as const)(
    'C-22 ROUTE-SIGN-13 asks to call the lender for %s, which has no screen here',
    (category) => {
      openList(category);

      expect(screen.queryByRole('link', { name: /^(Add your phone|See the change)/ })).toBeNull();
      expect(screen.getByText(/You can't answer this one here\. Call us at/)).toBeVisible();
    },
  );
});
