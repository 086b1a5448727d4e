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

/** Returns the uuid of a file that was uploaded and sent. */
async function sent(borrower: Borrower, content: BlobPart, fileName: string) {
  const file = new File([content], fileName);
  const body = { file, fileName, documentType: 'OTHER', purpose: 'CREDIT' };
  const { documentUuid } = (await borrower.call(uploadDocument, body)).body;
  await borrower.call(sendCreditProof, { documentUuids: [documentUuid], note: null });
  return documentUuid;
}

async function made(borrower: Borrower) {
  const [document] = await borrower.read(readDocuments, { query: {} });
  return document?.uuid ?? '';
}

const AT = 'CREDIT_NO_MATCH_SSN';

test.each([
  { what: 'a PNG', type: 'image/png', at: AT, file: (by: Borrower) => sent(by, PNG, 'proof.png') },
  {
    what: 'a PDF',
    type: 'application/pdf',
    at: AT,
    file: (by: Borrower) => sent(by, '%PDF-1.7 /Page', 'a.pdf'),
  },
  { what: 'a document of the lender', type: 'application/pdf', at: 'NOTE_SIGNING', file: made },
])(
  "SC-15 serves $what as $type, to be downloaded, so it can't run anything",
  async ({ type, at: status, file }) => {
    const borrower = await at(status);
    const path = { documentUuid: await file(borrower) };
    const answer = await borrower.call(readDocumentContent, undefined, { path });

    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  },
);
