import { openDatabase } from '#server/sandbox/storage/database.ts';
import { createUploads } from '#server/sandbox/storage/uploads.ts';

const APPLICATION = 'application-1';
const facts = {
  applicationUuid: APPLICATION,
  fileName: 'stub.pdf',
  documentType: 'SUPPORT',
  purpose: 'INCOME',
  group: 'payStubs',
  conditionUuid: null,
  mimeType: 'application/pdf',
  sizeBytes: 4,
  pages: 1,
};

test('forgets an unsent file with its bytes after a day, and keeps a sent one', () => {
  let time = 0;
  const uploads = createUploads(openDatabase(':memory:'), () => time);
  const sent = uploads.store(facts, new Uint8Array([1]));
  const unsent = uploads.store(facts, new Uint8Array([2]));
  uploads.send(APPLICATION, [sent.uuid]);

  time = 24 * 3_600_000;
  expect(uploads.unsent(APPLICATION).map(({ uuid }) => uuid)).toEqual([unsent.uuid]);
  time += 1;

  expect(uploads.unsent(APPLICATION)).toEqual([]);
  expect(uploads.ofApplication(APPLICATION).map(({ uuid }) => uuid)).toEqual([sent.uuid]);
  expect(uploads.contentOf(APPLICATION, unsent.uuid)).toBeNull();
  expect(() => uploads.send(APPLICATION, [unsent.uuid])).toThrow('Refused with 400');
});
