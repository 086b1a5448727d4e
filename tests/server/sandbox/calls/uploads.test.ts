import { readUploads, uploadDocument } from '#sagas/api/contract/documents.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const file = new File(['%PDF-1.7 /Type /Page'], 'proof.pdf');
const lender = openLender('block');
const { at } = applicationsAt(lender);

test('ten forgotten files of one purpose close no other, and are listed', async () => {
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
