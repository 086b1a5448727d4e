import { watchSigner } from '#sagas/application/signer/signer.ts';
import { watchSigners } from '#sagas/application/signing/signers.ts';
import {
  signingDeclined,
  signingReopened,
  signingStarted,
} from '#store/application/signer/actions.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { signerContactChanged, signerInvited } from '#store/application/signing/actions.ts';
import { aSigner, aWireRequest } from '#tests/support/fixtures/signingRequests.ts';

import { agreedTo, type Row } from './row.ts';

const AT = 'CO_DEED_REQ';

/** The steps of an additional signer, and what the borrower does about them. */
export const signersSteps = {
  signingStart: [
    'startSigningRequest',
    'intro',
    AT,
    watchSigner,
    signingStarted({ phoneNumber: '(614) 555-0142', place: 'OH' }),
    {
      address: 'heloc-signer/intro',
      answer: aWireRequest({ state: 'IDENTITY' }),
      sends: {
        consents: [agreedTo({ type: 'ELECTRONIC_RECORDS', textKey: 'T-08' })],
        phoneNumber: '(614) 555-0142',
        location: { state: 'OH', latitude: null, longitude: null },
      },
      leadsTo: '/account/heloc/heloc-signer/identity',
      keepsTyped: true,
    },
  ],
  signingDecline: [
    'declineSigningRequest',
    'intro',
    AT,
    watchSigner,
    signingDeclined({ reason: null }),
    {
      address: 'heloc-signer/intro',
      answer: aWireRequest({ state: 'DECLINED' }),
      leadsTo: '/account/heloc/heloc-signer/cancelled',
      keepsTyped: true,
    },
  ],
  signingReopening: [
    'reopenSigningRequest',
    'cancelled',
    AT,
    watchSigner,
    signingReopened(),
    {
      address: 'heloc-signer/cancelled',
      answer: aWireRequest(),
      sends: {},
      leadsTo: '/account/heloc/heloc-signer/intro',
      keepsTyped: true,
    },
  ],
  signerInvitation: [
    'inviteSigner',
    'signing/additional',
    AT,
    watchSigners,
    signerInvited({ signerUuid: 'lena' }),
    {
      answer: null,
      before: [lenderDataReceived({ signers: [aSigner()] })],
      sends: {},
      leadsTo: 'signing/additional',
      keepsTyped: true,
      says: 'We sent \u2068Lena\u2069 a new link.',
    },
  ],
  signerContact: [
    'saveSigner',
    'signing/additional',
    AT,
    watchSigners,
    signerContactChanged({
      signerUuid: 'lena',
      email: 'lena.f@sign.example',
      phoneNumber: null,
    }),
    {
      answer: aSigner({ email: 'lena.f@sign.example' }),
      before: [lenderDataReceived({ signers: [aSigner()] })],
      sends: { email: 'lena.f@sign.example', phoneNumber: null },
      leadsTo: 'signing/additional',
      keepsTyped: true,
      shows: { signers: [{ email: 'lena.f@sign.example' }] },
      says: 'Saved. We will reach \u2068Lena\u2069 there.',
    },
  ],
} satisfies Record<string, Row>;
