import {
  readDocumentContent,
  readDocuments,
  removeUpload,
  requestPaper,
  withdrawConsent,
} from '#sagas/api/contract/documents.ts';
import { saveAdditionalInfo, saveDemographics } from '#sagas/api/contract/steps.ts';
import { submitApplication } from '#sagas/api/contract/submission.ts';
import { readSummary, saveSummary } from '#sagas/api/contract/summary.ts';
import { acknowledgementsFor } from '#store/application/submission/acknowledgements.ts';
import type { Applicant, StageCheck } from '#scripts/checkGateway/applicant.ts';
import { home, SSN } from '#scripts/checkGateway/samples.ts';
import { soleOwnerInfo } from '#server/sandbox/data/additionalInfo.ts';
import { noDemographics } from '#store/application/details/hmda.ts';

const anInfo = () => ({
  ...soleOwnerInfo,
  owners: [],
  maritalStatus: 'UNMARRIED' as const,
  ssn: SSN,
});

/** Checks that another tab's answer to a finished step is refused and an edit is accepted (FT-45). */
async function checkFinishedStep({ visit, path }: Applicant): Promise<void> {
  const changed = { ...anInfo(), purpose: 'OTHER' as const };
  await visit.refused(
    saveAdditionalInfo,
    { path, body: changed },
    { status: [409], code: 'STEP_NOT_OPEN', what: 'With another first answer of a finished step' },
  );
  await visit.call(saveAdditionalInfo, { path, body: { ...changed, ssn: null, edit: true } });
}

/** Sends the sample document's code like the borrower. */
async function electronicRecords({ visit, path, outside }: Applicant) {
  const documents = await visit.call(readDocuments, { path, query: {} });
  const sample = documents.find(({ documentType }) => documentType === 'SAMPLE');
  if (!sample) return {};
  const paths = { ...path, documentUuid: sample.uuid };
  const pdf = await visit.call(readDocumentContent, { path: paths });
  const sampleCode = await outside.readSampleCode(pdf, path.uuid);
  const esign = { version: 'contract-check', result: 'CODE_READ' as const };
  return sampleCode === null ? {} : { esign: { ...esign, sampleCode } };
}

/** The questions between taking an offer and submitting. */
export const detailStages: readonly StageCheck[] = [
  {
    status: 'COLLECT_ADDITIONAL_INFO',
    async run(applicant) {
      const { visit, path } = applicant;
      await visit.call(saveAdditionalInfo, { path, body: anInfo() });
      await visit.each(() => checkFinishedStep(applicant));
    },
  },
  {
    status: 'HMDA',
    async run({ visit, path }) {
      await visit.call(saveDemographics, {
        path,
        body: {
          ...noDemographics,
          notProvided: { ethnicity: true, race: true, sex: true },
          collectedVia: 'INTERNET',
        },
      });
    },
  },
  {
    status: 'APP_SUBMISSION',
    async run(applicant) {
      const { visit, path, samples } = applicant;
      await visit.call(readSummary, { path });
      const tick = (type: string) => samples.consent(type, 'T-17');
      const types = acknowledgementsFor(home.state, 'HOME');
      await visit.call(submitApplication, {
        path,
        body: {
          acknowledgements: types.map(tick),
          certification: tick('CERTIFICATION'),
          ...(await electronicRecords(applicant)),
        },
      });
    },
  },
];

/** Calls of these screens that the walk doesn't reach. */
export const detailBranches: readonly StageCheck[] = [
  {
    status: 'APP_SUBMISSION',
    async run({ visit, path }) {
      await visit.each(
        () => visit.call(saveSummary, { path, body: { income: 119_000 } }),
        () => visit.call(requestPaper, { path, body: {} }),
        () => visit.call(withdrawConsent, { path, body: { type: 'COMMUNICATIONS' } }),
        async () => {
          const documentUuid = await visit.upload(path.uuid, 'OTHER', 'CREDIT');
          await visit.call(removeUpload, { path: { ...path, documentUuid } });
        },
      );
    },
  },
];
