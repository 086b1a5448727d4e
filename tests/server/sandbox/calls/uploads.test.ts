import {
  readUploadRules,
  readUploads,
  removeUpload,
  uploadDocument,
} from '#sagas/api/contract/documents.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { applicationsAt, refusedAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { lockedPdfs } from '#tests/support/fixtures/pdfs.ts';
import { starts } from '#tests/support/fixtures/pictures.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { aSandbox } from '#tests/support/fakes/sandbox.ts';

const lender = openLender('block');
const aBorrower = () => applicationsAt(lender).at('CREDIT_NO_MATCH_SSN');

type Facts = Partial<BodyOf<typeof uploadDocument>>;

/** Read faster than a PDF. */
const JPEG = starts['image/jpeg'];
const send = (borrower: Borrower, content: BlobPart, facts: Facts = {}, headers = {}) => {
  const body = { file: new Blob([content]), fileName: 'proof.jpg', documentType: 'OTHER' };
  return borrower.call(uploadDocument, { ...body, purpose: 'CREDIT', ...facts }, { headers });
};
const named = (borrower: Borrower, fileName: string, facts: Facts = {}) =>
  send(borrower, JPEG, { fileName, ...facts });

test('SC-15 recognizes files by their first bytes, never by their names', async () => {
  const borrower = await aBorrower();
  expect(await borrower.read(readUploadRules)).toMatchObject({
    maxBytes: 26_214_400,
    maxFiles: 10,
  });
  expect((await send(borrower, '%PDF-1.7')).body).toMatchObject({
    mimeType: 'application/pdf',
    pages: 1,
    fileName: 'proof.jpg',
  });
  expect(await send(borrower, 'MZ program')).toMatchObject({
    status: 415,
    body: { errors: [{ field: 'file', code: 'FILE_TYPE' }] },
  });
});

test.each([
  { fileName: 'empty.pdf', content: '', status: 400, code: 'FILE_EMPTY' },
  { fileName: 'toolarge.pdf', status: 413, code: 'FILE_TOO_LARGE' },
  { fileName: 'virus.pdf', status: 422, code: 'FILE_REFUSED' },
  { fileName: 'locked.pdf', status: 422, code: 'PDF_PASSWORD' },
  {
    fileName: 'secret.pdf',
    content: Buffer.from(lockedPdfs['userAes256'] ?? '', 'base64'),
    status: 422,
    code: 'PDF_PASSWORD',
  },
  { fileName: 'fail.pdf', status: 503, code: 'UNAVAILABLE' },
])('SC-15 rejects $fileName', async ({ fileName, content = JPEG, status, code }) => {
  expect(await send(await aBorrower(), content, { fileName })).toMatchObject({
    status,
    body: { errors: [{ code }] },
  });
});

test('SC-15 opens a locked file with the right password, and reports blur', async () => {
  const borrower = await aBorrower();
  expect((await named(borrower, 'locked.pdf', { password: 'wrong' })).status).toBe(422);
  expect((await named(borrower, 'locked.pdf', { password: 'open-sesame' })).status).toBe(201);
  const { body } = await named(borrower, 'Blurry scan.jpg');
  expect(body.quality).toEqual({ blurry: true, glare: false, cropped: false });
});

test('SC-15 accepts at most ten files, even if more arrive at once', async () => {
  const quick = await aSandbox({ speed: 60 });
  const borrower = await applicationsAt(quick).at('CREDIT_NO_MATCH_SSN');
  const answers = await Promise.all(Array.from({ length: 15 }, () => named(borrower, 'slow.jpg')));
  quick.close();
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
});

test('SC-15 keeps other purposes open after ten forgotten files of one purpose, lists them, and lets the borrower remove one', async () => {
  const borrower = await aBorrower();
  const sendFor = (purpose: string, group?: string) =>
    send(borrower, JPEG, { purpose, ...(group !== undefined && { group }) });
  for (let sent = 0; sent < 10; sent += 1) await sendFor('PAYOFF', `payoffLetter/loan-${sent}`);

  expect(await sendFor('PAYOFF')).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'TOO_MANY_FILES' }] },
  });
  expect((await sendFor('CREDIT_PROOF')).status).toBe(201);

  const listed = await borrower.read(readUploads);
  expect(listed).toHaveLength(11);
  expect(listed[0]).toMatchObject({ fileName: 'proof.jpg', group: 'payoffLetter/loan-0' });
  const path = { documentUuid: listed[0]?.documentUuid ?? '' };
  expect((await borrower.call(removeUpload, undefined, { path })).status).toBe(204);
  expect((await sendFor('PAYOFF')).status).toBe(201);
});

test('SC-09 treats the same file as a repeat, but not another one of its size', async () => {
  const borrower = await aBorrower();
  const once = (text: string) => send(borrower, `%PDF-${text}`, {}, { 'Idempotency-Key': 'one' });
  const first = await once('one');
  expect((await once('two')).status).toBe(422);
  expect((await once('one')).body).toEqual(first.body);
});

test.each(['documentType', 'purpose', 'conditionUuid'])(
  'SC-22 limits the length of %s',
  async (field) => {
    const answer = await send(await aBorrower(), JPEG, { [field]: 'x'.repeat(101) });
    expect(answer).toMatchObject(refusedAt(field));
  },
);

test('FT-108 stores a name without characters that hide its ending', async () => {
  const borrower = await aBorrower();

  const sent = await named(borrower, 'invoice\u202Efdp.exe\u200B');
  const listed = await borrower.read(readUploads);

  expect([sent.body, ...listed]).toMatchObject(Array(2).fill({ fileName: 'invoicefdp.exe' }));
});

test.each(Object.entries(starts))(
  'SC-22 refuses a crafted picture (%s) as the scanner does, and accepts an honest one',
  async (kind, start) => {
    const borrower = await aBorrower();
    // Segments, chunks, boxes and entries without content.
    const parts = { 'image/jpeg': [0xff, 0xe1, 0, 0], 'image/tiff': [0xff] }[kind] ?? [0, 0, 0, 8];
    const crafted = Buffer.concat([start, Buffer.alloc(400_000, Buffer.from(parts))]);

    expect(await send(borrower, crafted)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file', code: 'FILE_REFUSED' }] },
    });
    expect((await send(borrower, Buffer.concat([start]))).body).toMatchObject({
      mimeType: kind,
      sizeBytes: start.length,
    });
  },
);
