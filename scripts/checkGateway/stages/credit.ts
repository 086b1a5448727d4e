import { readDelinquency, saveDelinquency } from '#sagas/api/contract/delinquency.ts';
import { identifyForCredit, retryCredit, sendCreditProof } from '#sagas/api/contract/steps.ts';
import type { StageCheck } from '#scripts/checkGateway/applicant.ts';
import { SSN } from '#scripts/checkGateway/samples.ts';

/** Calls of a borrower whose credit file is missing, frozen or shows late payments. */
export const creditStages: readonly StageCheck[] = [
  {
    status: 'CREDIT_NO_MATCH',
    async run({ visit, path }) {
      const body = { ssn: SSN.replaceAll('-', ''), formerLastName: null, previousAddress: null };
      await visit.call(identifyForCredit, { path, body });
    },
  },
  {
    status: 'CREDIT_NO_MATCH_SSN',
    async run({ visit, path }) {
      const documentUuids = [await visit.upload(path.uuid, 'OTHER', 'CREDIT')];
      await visit.call(sendCreditProof, { path, body: { documentUuids, note: null } });
    },
  },
  {
    status: 'SOFT_CREDIT_FROZEN',
    async run({ visit, path }) {
      await visit.call(retryCredit, { path, body: { bureaus: [] } });
    },
  },
  {
    status: 'DELINQUENCY_REVIEW',
    session: { application: { profile: { name: { lastName: 'Latepay' } } } },
    async run({ visit, path }) {
      const { items } = await visit.call(readDelinquency, { path });
      const answers = items.map(({ uuid }) => ({
        liabilityUuid: uuid,
        answer: 'PAST_DUE' as const,
        explanation: 'A bill was lost.',
        documentUuids: [],
      }));
      await visit.call(saveDelinquency, { path, body: { items: answers } });
    },
  },
];
