import { moveAppraisal, payAppraisal } from '#sagas/api/contract/appraisal.ts';
import { readLiens, saveLiens } from '#sagas/api/contract/liens.ts';
import { addPayoffLetter, readPayoffs } from '#sagas/api/contract/payoff.ts';
import { visitDaysAfter } from '#store/application/appraisal/appraisal.ts';
import type { Samples } from '#scripts/checkGateway/samples.ts';
import { borrower } from '#scripts/checkGateway/samples.ts';
import type { StageCheck } from '#scripts/checkGateway/applicant.ts';

/** The recorded loans are still open. */
export const lienStage: StageCheck = {
  status: 'LIEN_VERIFICATION',
  async run({ visit, path }) {
    const { liens } = await visit.call(readLiens, { path });
    const answered = liens.map(({ uuid, balance, payment }) => ({
      lienUuid: uuid,
      answer: 'OPEN' as const,
      balance,
      payment: payment ?? 0,
      toBeClosed: null,
      note: null,
      documentUuids: [],
    }));
    await visit.call(saveLiens, {
      path,
      body: {
        liens: answered,
        added: [],
        taxesInsurance: { included: true, taxes: null, insurance: null },
        hoaMonthly: 0,
        attestation: null,
      },
    });
  },
};

const windowsOf = (samples: Samples) =>
  visitDaysAfter(samples.today())
    .slice(0, 3)
    .map((day) => ({ day, time: 'MORNING' as const }));

const contact = { contactName: 'Mira Tolland', contactPhone: borrower.phoneNumber };

/** Loans that must be paid off, and an appraisal inside the home. */
export const titleBranches: readonly StageCheck[] = [
  {
    status: 'PAYOFF_REQUEST_PENDING',
    async run({ visit, path }) {
      const [payoff] = await visit.call(readPayoffs, { path });
      if (!payoff) return;
      const documentUuid = await visit.upload(path.uuid, 'PAYOFF_LETTER', 'PAYOFF');
      const paths = { ...path, payoffUuid: payoff.uuid };
      await visit.call(addPayoffLetter, { path: paths, body: { documentUuid } });
    },
  },
  {
    status: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    async run({ visit, path, samples }) {
      await visit.call(payAppraisal, { path, body: { ...contact, windows: windowsOf(samples) } });
    },
  },
  {
    status: 'ONSITE_APPRAISAL_PENDING',
    async run({ visit, path, samples }) {
      await visit.call(moveAppraisal, { path, body: { windows: windowsOf(samples) } });
    },
  },
];
