import { watchSigner } from '#sagas/application/signer/signer.ts';
import { watchSigners } from '#sagas/application/signing/signers.ts';
import {
  signingDeclined,
  signingReopened,
  signingStarted,
} from '#store/application/signer/actions.ts';
import { signerContactChanged, signerInvited } from '#store/application/signing/actions.ts';
import { aSigner, aWireRequest } from '#tests/support/fixtures/signingRequests.ts';

import type { Row } from './row.ts';

const AT = 'CO_DEED_REQ';

/** The steps of an additional signer, and what the borrower does about them. */
export const signersSteps = {
  signingStart: [
    'startSigningRequest',
    'intro',
    AT,
    watchSigner,
    signingStarted({ phoneNumber: '(614) 555-0142', place: 'OH' }),
    { address: 'heloc-signer/intro', answer: aWireRequest({ state: 'IDENTITY' }) },
  ],
  signingDecline: [
    'declineSigningRequest',
    'intro',
    AT,
    watchSigner,
    signingDeclined({ reason: null }),
    { address: 'heloc-signer/intro', answer: aWireRequest({ state: 'DECLINED' }) },
  ],
  signingReopening: [
    'reopenSigningRequest',
    'cancelled',
    AT,
    watchSigner,
    signingReopened(),
    { address: 'heloc-signer/cancelled', answer: aWireRequest() },
  ],
  signerInvitation: [
    'inviteSigner',
    'signing/additional',
    AT,
    watchSigners,
    signerInvited({ signerUuid: 'lena' }),
    { answer: null },
  ],
  signerContact: [
    'saveSigner',
    'signing/additional',
    AT,
    watchSigners,
    signerContactChanged({
      signerUuid: 'lena',
      email: 'lena@sign.example',
      phoneNumber: null,
    }),
    { answer: aSigner() },
  ],
} satisfies Record<string, Row>;
