import { readUploads, uploadDocument } from '#sagas/api/contract/documents.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';
import { starts } from '#tests/support/fixtures/pictures.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const file = new File(['%PDF-1.7 /Type /Page'], 'proof.pdf');
const lender = openLender('block');
const { at } = applicationsAt(lender);

test('keeps other purposes open after ten forgotten files of one purpose, and lists them', async () => {
  const { path, sending } = await at('CREDIT_NO_MATCH_SSN');
  const send = (purpose: string, group?: string) => {
    const body = { file, fileName: file.name, documentType: 'OTHER', purpose };
    return lender.call(
      uploadDocument,
      { path, body: group === undefined ? body : { ...body, group } },
      sending,
    );
  };
  for (let sent = 0; sent < 10; sent += 1) await send('PAYOFF', `payoffLetter/loan-${sent}`);

  const more = await send('PAYOFF');
  expect([more.status, more.body]).toEqual([
    422,
    { errors: [expect.objectContaining({ code: 'TOO_MANY_FILES' })] },
  ]);
  expect((await send('CREDIT_PROOF')).status).toBe(201);

  const listed = await lender.call(readUploads, { path }, sending);
  expect(listed.body).toHaveLength(11);
  expect(listed.body[0]).toMatchObject({ fileName: 'proof.pdf', group: 'payoffLetter/loan-0' });
});

test('FT-108 stores a name without characters that hide its ending', async () => {
  const { path, sending } = await at('CREDIT_NO_MATCH_SSN');
  const body = {
    file,
    fileName: 'invoice\u202Efdp.exe\u200B',
    documentType: 'OTHER',
    purpose: 'X',
  };

  const sent = await lender.call(uploadDocument, { path, body }, sending);
  const listed = await lender.call(readUploads, { path }, sending);

  expect([sent.body, ...listed.body]).toMatchObject(Array(2).fill({ fileName: 'invoicefdp.exe' }));
});

test.each(Object.entries(starts))(
  'SC-22 refuses a crafted picture (%s) as the scanner does, and accepts an honest one',
  async (kind, start) => {
    const { path, sending } = await at('CREDIT_NO_MATCH_SSN');
    const send = (content: Buffer<ArrayBuffer>) =>
      lender.call(
        uploadDocument,
        {
          path,
          body: {
            file: new File([content], 'photo'),
            fileName: 'photo',
            documentType: 'OTHER',
            purpose: 'CREDIT_PROOF',
          },
        },
        sending,
      );
    // Segments, chunks, boxes and entries without a content.
    const parts = { 'image/jpeg': [0xff, 0xe1, 0, 0], 'image/tiff': [0xff] }[kind] ?? [0, 0, 0, 8];
    const crafted = Buffer.concat([start, Buffer.alloc(400_000, Buffer.from(parts))]);

    const refused = await send(crafted);

    expect([refused.status, refused.body]).toEqual([
      422,
      { errors: [expect.objectContaining({ field: 'file', code: 'FILE_REFUSED' })] },
    ]);
    expect((await send(Buffer.concat([start]))).body).toMatchObject({
      mimeType: kind,
      sizeBytes: start.length,
    });
  },
);
