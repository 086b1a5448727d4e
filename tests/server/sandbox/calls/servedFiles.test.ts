import {
  readDocumentContent,
  readDocuments,
  uploadDocument,
} from '#sagas/api/contract/documents.ts';
import { sendCreditProof } from '#sagas/api/contract/steps.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('test');
const { at } = applicationsAt(lender);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The uuid of a file that was uploaded and sent. */
async function sent({ path, sending }: Borrower, content: BlobPart, fileName: string) {
  const file = new File([content], fileName);
  const body = { file, fileName, documentType: 'OTHER', purpose: 'CREDIT' };
  const { documentUuid } = (await lender.call(uploadDocument, { path, body }, sending)).body;
  const proof = { documentUuids: [documentUuid], note: null };
  await lender.call(sendCreditProof, { path, body: proof }, sending);
  return documentUuid;
}

async function made({ path, sending }: Borrower) {
  const { body } = await lender.call(readDocuments, { path, query: {} }, sending);
  return body[0]?.uuid ?? '';
}

test.each([
  [
    'a PNG',
    'image/png',
    'CREDIT_NO_MATCH_SSN',
    (borrower: Borrower) => sent(borrower, PNG, 'proof.png'),
  ],
  [
    'a PDF',
    'application/pdf',
    'CREDIT_NO_MATCH_SSN',
    (borrower: Borrower) => sent(borrower, '%PDF-1.7 /Page', 'a.pdf'),
  ],
  ['a document of the lender', 'application/pdf', 'NOTE_SIGNING', made],
])(
  "SC-15 serves %s as %s, to be downloaded, so that it can't run anything",
  async (_what, type, status, documentOf) => {
    const borrower = await at(status);
    const { path, sending } = borrower;

    const documentUuid = await documentOf(borrower);
    const params = { path: { ...path, documentUuid } };
    const answer = await lender.call(readDocumentContent, params, sending);

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  },
);
