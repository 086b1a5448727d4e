import { createHash } from 'node:crypto';

import {
  addBankAccount,
  chooseDisbursement,
  confirmDisbursement,
  readRoutingNumber,
  removeDisbursement,
  saveAutopay,
} from '#sagas/api/contract/bank.ts';
import {
  acknowledgeDocument,
  completeSigning,
  readDocumentContent,
  readDocuments,
  signDocument,
} from '#sagas/api/contract/documents.ts';
import { sendFloodProof } from '#sagas/api/contract/flood.ts';
import { rescindLine } from '#sagas/api/contract/funding.ts';
import { completeBankLink, startBankLink } from '#sagas/api/contract/linking.ts';
import { acceptOffer, requestSigningHelp, sendSigningPlace } from '#sagas/api/contract/signing.ts';
import type { Applicant, StageCheck } from '#scripts/checkGateway/applicant.ts';
import { borrower, home } from '#scripts/checkGateway/samples.ts';

/** Of an invented bank that the sandbox knows. */
const ROUTING_NUMBER = '123456780';
const { firstName, lastName } = borrower.name;
const SIGNATURE = `${firstName} ${lastName}`;

async function sign({ visit, path }: Applicant, documentUuid: string): Promise<void> {
  const paths = { ...path, documentUuid };
  const content = await visit.call(readDocumentContent, { path: paths });
  const signature = {
    signatureName: SIGNATURE,
    initials: 'MA',
    consentVersion: 'contract-check',
    scrolledToEnd: true as const,
  };
  const contentHash = createHash('sha256').update(new Uint8Array(content)).digest('hex');
  const stale = { ...signature, contentHash: '0'.repeat(64) };
  await visit.refused(
    signDocument,
    { path: paths, body: stale },
    { status: [409], code: 'DOCUMENT_CHANGED', what: 'With the hash of another document' },
  );
  await visit.call(signDocument, { path: paths, body: { ...signature, contentHash } });
}

async function signAll(applicant: Applicant): Promise<void> {
  const { visit, path, samples } = applicant;
  const documents = await visit.call(readDocuments, { path, query: { group: 'signing' } });
  const readAt = samples.agreement().acceptedAt;
  for (const { uuid: documentUuid, requiresSignature } of documents)
    // oxlint-disable-next-line no-await-in-loop -- a borrower signs one after the other
    await (requiresSignature
      ? sign(applicant, documentUuid)
      : visit.call(acknowledgeDocument, {
          path: { ...path, documentUuid },
          body: { scrolledToEnd: true, readAt },
        }));
  await visit.call(completeSigning, { path, body: {} });
}

const bankStages: readonly StageCheck[] = [
  {
    status: 'DISBURSEMENT_ACCOUNT',
    async run({ visit, path, samples }) {
      await visit.each(() =>
        visit.call(readRoutingNumber, { path: { ...path, routingNumber: ROUTING_NUMBER } }),
      );
      const account = {
        accountType: 'CHECKING' as const,
        routingNumber: ROUTING_NUMBER,
        accountNumber: '9871234567',
      };
      const { accountUuid } = await visit.call(addBankAccount, { path, body: account });
      await visit.call(chooseDisbursement, { path, body: { accountUuid } });
      const authorization = samples.agreement();
      await visit.call(confirmDisbursement, { path, body: { authorization } });
    },
  },
  {
    status: 'AUTOPAY_ACCOUNT',
    async run({ visit, path }) {
      await visit.call(saveAutopay, {
        path,
        body: {
          paymentMethod: 'MANUAL',
          accountUuid: null,
          paymentDay: 5,
          statementBy: 'EMAIL',
          authorization: null,
        },
      });
    },
  },
];

/** The accounts, the final offer and the documents. */
export const closingStages: readonly StageCheck[] = [
  ...bankStages,
  {
    status: 'FINAL_OFFER',
    async run({ visit, path, samples }) {
      await visit.each(() =>
        visit.call(requestSigningHelp, {
          path,
          body: { topic: 'OTHER', message: 'A contract check.', callMe: false, callTime: null },
        }),
      );
      const consents = [samples.consent('HARD_CREDIT', 'T-05')];
      await visit.call(acceptOffer, { path, body: { consents } });
    },
  },
  {
    status: 'NOTE_SIGNING',
    async run(applicant) {
      const { visit, path } = applicant;
      const body = { state: home.state, attested: true };
      await visit.each(() => visit.call(sendSigningPlace, { path, body }));
      await signAll(applicant);
    },
  },
];

/** Calls of the closing that the walk doesn't reach. */
export const closingBranches: readonly StageCheck[] = [
  {
    status: 'DISBURSEMENT_ACCOUNT',
    async run({ visit, path }) {
      const { id } = await visit.call(startBankLink, { path, body: { returnTo: 'bank/disburse' } });
      await visit.refused(
        completeBankLink,
        { path: { ...path, id }, body: { publicToken: 'none' } },
        { status: [400, 404, 409, 422], what: 'Before the provider was visited' },
      );
    },
  },
  {
    status: 'VERIFIED_AUTOPAY_ACCOUNT',
    async run({ visit, path }) {
      await visit.call(removeDisbursement, { path });
    },
  },
  {
    status: 'GEN_CLOSING_DISCLOSURE',
    session: {
      application: {
        property: { street1: '1 Floodzone Lane' },
        status: { waitingOnFloodCert: true },
      },
    },
    async run({ visit, path, samples }) {
      const documentUuids = [await visit.upload(path.uuid, 'FLOOD_INSURANCE', 'FLOOD')];
      const receipt = samples.consent('FLOOD_NOTICE', 'T-36');
      await visit.call(sendFloodProof, { path, body: { receipt, documentUuids } });
    },
  },
  {
    status: 'RESCISSION',
    async run({ visit, path }) {
      await visit.call(rescindLine, { path, body: { signatureName: SIGNATURE, reason: null } });
    },
  },
];
