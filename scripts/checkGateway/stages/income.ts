import { submitId } from '#sagas/api/contract/idCheck.ts';
import {
  readRequirements,
  saveEmployment,
  sendPaystubs,
  submitIncome,
} from '#sagas/api/contract/income.ts';
import { completeIncomeLink, startIncomeLink } from '#sagas/api/contract/linking.ts';
import type { StageCheck } from '#scripts/checkGateway/applicant.ts';
import { borrower, home } from '#scripts/checkGateway/samples.ts';

/** Pay stubs, the employer and photos of an ID. */
export const incomeStages: readonly StageCheck[] = [
  {
    status: 'INCOME_VERIFICATION',
    async run({ visit, path, samples }) {
      const documentUuids = [await visit.upload(path.uuid, 'USER_UPLOADED_PAYSTUB', 'INCOME')];
      await visit.call(sendPaystubs, {
        path,
        body: {
          documentUuids,
          kind: 'PAYSTUB',
          payFrequency: 'MONTHLY',
          employerName: 'Wyndale Mills',
          lastPayDate: samples.day(-2),
          recordUuid: null,
        },
      });
      await visit.call(readRequirements, { path });
      await visit.call(submitIncome, { path });
    },
  },
  {
    status: 'EMPLOYMENT_VERIFICATION',
    async run({ visit, path, samples }) {
      await visit.call(saveEmployment, {
        path,
        body: {
          employerName: 'Wyndale Mills',
          jobTitle: 'Miller',
          startDate: '2019-03-01',
          workPhone: borrower.phoneNumber,
          workEmail: null,
          contactName: null,
          bestTime: null,
          businessName: null,
          licenceOrWebsite: null,
          yearsInBusiness: null,
          documentUuids: [],
          consent: samples.agreement(),
        },
      });
    },
  },
  {
    status: 'IDENTITY_VERIFICATION',
    async run({ visit, path }) {
      const front = await visit.upload(path.uuid, 'DRIVERSLICENSEFRONT', 'IDENTITY');
      const back = await visit.upload(path.uuid, 'DRIVERSLICENSEBACK', 'IDENTITY');
      await visit.call(submitId, {
        path,
        body: {
          idType: 'DRIVERS_LICENSE',
          issuingState: home.state,
          documentUuids: { front, back, nameChange: [] },
          conditionUuid: null,
        },
      });
    },
  },
];

/** An income link session without a visit to the provider. */
export const incomeBranches: readonly StageCheck[] = [
  {
    status: 'INCOME_VERIFICATION',
    async run({ visit, path }) {
      const body = { type: 'TRUV_PAYROLL' as const, returnTo: 'income/review' };
      const { id } = await visit.call(startIncomeLink, { path, body });
      await visit.refused(
        completeIncomeLink,
        { path: { ...path, id }, body: { publicToken: 'none', result: 'SUCCESS' } },
        { status: [400, 404, 409, 422], what: 'Before the provider was visited' },
      );
    },
  },
];
