import { watchAssets } from '#sagas/application/assets/assets.ts';
import { watchBank } from '#sagas/application/bank/bank.ts';
import { watchDelinquency } from '#sagas/application/delinquency/delinquency.ts';
import { watchDocuments } from '#sagas/application/documents/documents.ts';
import { watchFlood } from '#sagas/application/flood/flood.ts';
import { watchFunding } from '#sagas/application/funding/funding.ts';
import { watchIncome } from '#sagas/application/income/income.ts';
import { watchMeetings } from '#sagas/application/notary/meetings.ts';
import { watchProperty } from '#sagas/application/property/property.ts';
import { watchRequalification } from '#sagas/application/requalification/requalification.ts';
import { watchSigning } from '#sagas/application/signing/signing.ts';
import { watchSubmission } from '#sagas/application/submission/submission.ts';
import { watchValuation } from '#sagas/application/valuation/valuation.ts';
import type { RootSaga } from '#sagas/root.ts';
import { assetsSkipped } from '#store/application/assets/actions.ts';
import {
  paymentChosen,
  payoutAccountChosen,
  payoutAccountRemoved,
  payoutConfirmed,
} from '#store/application/bank/actions.ts';
import { delinquencyAnswered } from '#store/application/delinquency/actions.ts';
import {
  consentWithdrawn,
  documentAcknowledged,
  documentDownloaded,
  documentSigned,
  paperRequested,
  signingFinished,
} from '#store/application/documents/actions.ts';
import { floodProofSubmitted } from '#store/application/flood/actions.ts';
import { rescissionSigned } from '#store/application/funding/actions.ts';
import { incomeProofSubmitted } from '#store/application/income/actions.ts';
import {
  appointmentCancelled,
  meetingInPersonChosen,
  notarySlotChosen,
} from '#store/application/notary/actions.ts';
import {
  ownershipExplained,
  parcelNumberSubmitted,
  propertyProved,
} from '#store/application/property/actions.ts';
import { requalificationChosen } from '#store/application/requalification/actions.ts';
import { finalOfferAccepted, placeAttested } from '#store/application/signing/actions.ts';
import { applicationSubmitted } from '#store/application/submission/actions.ts';
import { recentAppraisalSubmitted } from '#store/application/valuation/actions.ts';
import { stepFailed, stepSent } from '#store/application/slice.ts';
import { sessionEnded } from '#store/identity/slice.ts';
import { garbled, offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Row {
  readonly at: string;
  readonly status: string;
  readonly sagas: RootSaga;
  readonly action: { readonly type: string };
  /** Left out: the status. */
  readonly answer?: unknown;
}

/** By the name of the call: what sends it, and where. */
const rows: Readonly<Record<string, Row>> = {
  saveAssets: {
    at: 'product/assets',
    status: 'ASSETS_PREQUAL',
    sagas: watchAssets,
    action: assetsSkipped(),
  },
  chooseDisbursement: {
    at: 'bank/disburse',
    status: 'DISBURSEMENT_ACCOUNT',
    sagas: watchBank,
    action: payoutAccountChosen({ accountUuid: 'a' }),
  },
  confirmDisbursement: {
    at: 'bank/confirm',
    status: 'DISBURSEMENT_ACCOUNT',
    sagas: watchBank,
    action: payoutConfirmed(),
  },
  removeDisbursement: {
    at: 'bank/autopay',
    status: 'AUTOPAY_ACCOUNT',
    sagas: watchBank,
    action: payoutAccountRemoved(),
  },
  saveAutopay: {
    at: 'bank/autopay',
    status: 'AUTOPAY_ACCOUNT',
    sagas: watchBank,
    action: paymentChosen({
      paymentMethod: 'MANUAL',
      accountUuid: null,
      paymentDay: 5,
      statementBy: 'MAIL',
    }),
  },
  saveDelinquency: {
    at: 'review-app/delinquency',
    status: 'DELINQUENCY_REVIEW',
    sagas: watchDelinquency,
    action: delinquencyAnswered({ items: [] }),
  },
  acknowledgeDocument: {
    at: 'document/disclosures',
    status: 'NOTE_SIGNING',
    sagas: watchDocuments,
    action: documentAcknowledged({ documentUuid: 'a' }),
    answer: undefined,
  },
  signDocument: {
    at: 'signing/sign',
    status: 'NOTE_SIGNING',
    sagas: watchDocuments,
    action: documentSigned({ documentUuid: 'a', signatureName: 'Mira Tolland', initials: 'MT' }),
    answer: { signedAt: null },
  },
  completeSigning: {
    at: 'signing/sign',
    status: 'NOTE_SIGNING',
    sagas: watchDocuments,
    action: signingFinished(),
  },
  withdrawConsent: {
    at: 'document/disclosures',
    status: 'NOTE_SIGNING',
    sagas: watchDocuments,
    action: consentWithdrawn({ type: 'SMS' }),
    answer: undefined,
  },
  requestPaper: {
    at: 'document/disclosures',
    status: 'NOTE_SIGNING',
    sagas: watchDocuments,
    action: paperRequested(),
    answer: { reference: 'P-1' },
  },
  readDocumentContent: {
    at: 'document/disclosures',
    status: 'NOTE_SIGNING',
    sagas: watchDocuments,
    action: documentDownloaded({ documentUuid: 'a', name: 'a.pdf' }),
    answer: new ArrayBuffer(8),
  },
  sendFloodProof: {
    at: 'error/flood-cert',
    status: 'GEN_CLOSING_DISCLOSURE',
    sagas: watchFlood,
    action: floodProofSubmitted(),
  },
  rescindLine: {
    at: 'complete',
    status: 'RESCISSION',
    sagas: watchFunding,
    action: rescissionSigned({ signatureName: 'Mira Tolland' }),
  },
  submitIncome: {
    at: 'income/review',
    status: 'INCOME_VERIFICATION',
    sagas: watchIncome,
    action: incomeProofSubmitted(),
  },
  chooseNotaryMode: {
    at: 'notary/intro',
    status: 'DEED_SIGNING',
    sagas: watchMeetings,
    action: meetingInPersonChosen(),
  },
  holdNotarySlot: {
    at: 'notary/schedule-manual',
    status: 'MANUAL_DEED_SIGNING',
    sagas: watchMeetings,
    action: notarySlotChosen({ slotUuid: 'a' }),
    answer: { holdUuid: 'h', expiresAt: null },
  },
  cancelAppointment: {
    at: 'notary/reserve-manual',
    status: 'MANUAL_DEED_SIGNING',
    sagas: watchMeetings,
    action: appointmentCancelled({ appointmentUuid: 'a' }),
    answer: undefined,
  },
  sendPropertyProof: {
    at: 'review-app/property',
    status: 'NO_PROPERTY_FOUND',
    sagas: watchProperty,
    action: propertyProved(),
  },
  saveParcelNumber: {
    at: 'review-app/incorrect-pin',
    status: 'PREQUAL_TITLE_PROCESSING',
    sagas: watchProperty,
    action: parcelNumberSubmitted({ parcelNumber: '12-34' }),
  },
  explainOwnership: {
    at: 'review-app/incorrect-ownership',
    status: 'PREQUAL_TITLE_PROCESSING',
    sagas: watchProperty,
    action: ownershipExplained({ reason: 'INHERITED', note: null }),
  },
  chooseRequalification: {
    at: 'product/prequal-winback',
    status: 'CLTV_LIEN_POSITION_REQUALIFY',
    sagas: watchRequalification,
    action: requalificationChosen({ optionId: 'REDUCE_AMOUNT' }),
  },
  acceptOffer: {
    at: 'signing/intro',
    status: 'FINAL_OFFER',
    sagas: watchSigning,
    action: finalOfferAccepted({ consents: [] }),
  },
  sendSigningPlace: {
    at: 'signing/intro',
    status: 'NOTE_SIGNING',
    sagas: watchSigning,
    action: placeAttested({ state: 'OH' }),
    answer: { allowed: true, reason: null },
  },
  submitApplication: {
    at: 'start/app-summary',
    status: 'APP_SUBMISSION',
    sagas: watchSubmission,
    action: applicationSubmitted({ types: ['TERMS'], sampleCode: null }),
  },
  sendRecentAppraisal: {
    at: 'bpo/order-bpo',
    status: 'BPO_ORDER_REQUEST',
    sagas: watchValuation,
    action: recentAppraisalSubmitted({ appraisedOn: '2026-10-01' }),
  },
};

const faults: Readonly<Record<string, Error>> = {
  'no answer (dead network, hang, reset)': offline(),
  'an answer of the wrong form': garbled('call'),
  'a 500': refused(500, 'No.'),
};

const start = (name: string, first: unknown) => {
  const { at, status, sagas, action, ...row } = rows[name] ?? failRow(name);
  const answer = 'answer' in row ? row.answer : aStatus(status);
  const started = startApplicationScreen(sagas, {
    at,
    status: aStatus(status),
    script: { [name]: [first] },
  });
  return {
    ...started,
    answer,
    /** Presses the button, and lets every repeat pass. */
    submit: async () => {
      started.store.dispatch(action);
      await jest.advanceTimersByTimeAsync(120_000);
    },
    sendings: () => started.api.calls.filter((call) => call.name === name),
  };
};

function failRow(name: string): never {
  throw new Error(`No row for ${name}`);
}

describe.each(Object.keys(rows))('%s', (name) => {
  it.each(Object.entries(faults))(
    '%s: said once, and the same again works',
    async (_what, fault) => {
      const { api, actionsOf, submit, sendings, answer } = start(name, fault);

      await submit();
      expect(actionsOf(stepFailed)).toHaveLength(1);
      expect(actionsOf(stepSent)).toHaveLength(0);

      api.answer(name, [answer]);
      await submit();
      expect(actionsOf(stepSent)).toHaveLength(1);
      // Nothing is done twice: a repeat is the same request.
      const [{ params, options }] = sendings() as [ReturnType<typeof sendings>[0]];
      for (const again of sendings()) {
        expect(again.params.path).toEqual(params.path);
        expect(again.options.idempotencyKey).toBe(options.idempotencyKey);
      }
    },
  );

  it('a session that is over is told, and nothing is sent', async () => {
    const { actionsOf, submit } = start(name, refused(401, 'Over.', { endsSession: true }));

    await submit();

    expect(actionsOf(sessionEnded)).toHaveLength(1);
    expect(actionsOf(stepSent)).toHaveLength(0);
  });
});
