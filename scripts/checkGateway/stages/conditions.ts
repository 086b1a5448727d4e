import {
  decideCondition,
  sendConditionCode,
  submitCondition,
} from '#sagas/api/contract/conditions.ts';
import { Uuid } from '#sagas/api/contract/common.ts';
import * as v from 'valibot';
import type { Applicant, StageCheck } from '#scripts/checkGateway/applicant.ts';

const Asked = v.object({ uuid: Uuid });

async function ask({ path, control }: Applicant, categoryEnum: string) {
  const asked = await control?.('POST', `/applications/${path.uuid}/conditions`, {
    categoryEnum,
  });
  const read = v.safeParse(Asked, asked);
  return read.success ? { ...path, conditionUuid: read.output.uuid } : null;
}

/** Answers to the lender's conditions. */
export const conditionBranches: readonly StageCheck[] = [
  {
    status: 'INCOME_VERIFICATION',
    async run(applicant) {
      const { visit } = applicant;
      const at = await ask(applicant, 'ESCALATION_REVIEW');
      if (!at) return;
      const { conditionUuid } = at;
      const document = await visit.upload(at.uuid, 'SUPPORT', 'CONDITION', { conditionUuid });
      const body = { documentUuids: [document], note: null, code: null };
      await visit.call(submitCondition, { path: at, body });
    },
  },
  {
    status: 'INCOME_VERIFICATION',
    async run(applicant) {
      const at = await ask(applicant, 'MISSING_PHONE_NUMBER');
      if (!at) return;
      const { call, wrong } = applicant.visit;
      await call(sendConditionCode, { path: at, body: { byCall: false } });
      await wrong(submitCondition, {
        path: at,
        body: { documentUuids: [], note: null, code: '000000' },
      });
    },
  },
  {
    status: 'INCOME_VERIFICATION',
    async run(applicant) {
      const at = await ask(applicant, 'REQUEST_PERMISSION_FROM_CUSTOMER');
      const body = { approved: true, comment: null };
      if (at) await applicant.visit.call(decideCondition, { path: at, body });
    },
  },
];
