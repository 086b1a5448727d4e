import { isAcceptedFileType } from '#store/application/uploads/fileKinds.ts';
import { uploadsOfPurpose } from '#store/application/uploads/purposes.ts';
import {
  canRetry,
  documentsOf,
  uploadProblemText,
  uploadsOfGroup,
  validateFile,
  validateUploadGroup,
  photoQualityTexts,
} from '#store/application/uploads/uploads.ts';
import {
  fileAdded,
  photoAccepted,
  uploadFailed,
  uploadRetried,
  uploadSent,
  uploadsSubmitted,
  type Upload,
  type UploadGroup,
} from '#store/application/uploads/slice.ts';
import { UUID } from '#tests/support/sagas/openApplication.ts';
import { reducerOf } from '#tests/support/reducerOf.ts';

const uploadsReducer = reducerOf('uploads');

const limits = { maxBytes: 1_048_576, types: [], maxFiles: 3 };

const anUpload = (about: Partial<Upload> = {}): Upload => ({
  id: 'a',
  group: 'photoId',
  fileName: 'id.jpg',
  sizeBytes: 10,
  percent: 100,
  state: 'sent',
  problem: null,
  documentUuid: 'd-a',
  quality: null,
  isUsedAnyway: false,
  ...about,
});

it.each([
  'a.pdf',
  'a.JPG',
  'a.jpeg',
  'a.png',
  'a.heic',
  'a.HEIF',
  'a.tif',
  'a.tiff',
  'a.jfif',
  'a.jpe',
  'statement',
  'statement.pdf (1)',
  'statement.pdf.',
  'scan.download',
])('leaves it to the bytes whether %s is accepted (F-11, SC-15)', (name) => {
  expect(validateFile({ name, size: 10 }, [], limits)).toBeNull();
});

it.each(['a.doc', 'a.pdf.exe', 'a.svg', 'a.avif'])('rejects a file named %j', (name) => {
  expect(validateFile({ name, size: 10 }, [], limits)).toMatch(/^We can't open this kind of file/);
});

const bytes = (...values: (number | string)[]) =>
  Uint8Array.from(
    values.flatMap((value) =>
      typeof value === 'string' ? Array.from(value, (letter) => letter.charCodeAt(0)) : [value],
    ),
  );

it.each([
  ['PDF', bytes('%PDF-1.7')],
  ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['PNG', bytes(0x89, 'PNG')],
  ['TIFF, little-endian', bytes('II', 0x2a, 0)],
  ['TIFF, big-endian', bytes('MM', 0, 0x2a)],
  ['HEIC', bytes(0, 0, 0, 24, 'ftypheic')],
  ['HEIF', bytes(0, 0, 0, 24, 'ftypmif1')],
  ['HEIF of several pictures', bytes(0, 0, 0, 24, 'ftypheis')],
  ['HEIF of a sequence', bytes(0, 0, 0, 24, 'ftyphevx')],
])('SC-15 recognizes a %s by its first bytes', (_kind, start) => {
  expect(isAcceptedFileType(start)).toBe(true);
});

it.each([
  ['an executable', bytes('MZ', 0x90, 0)],
  ['an HTML page', bytes('<html>')],
  ['a video', bytes(0, 0, 0, 24, 'ftypisom')],
  ['an AVIF', bytes(0, 0, 0, 24, 'ftypavif')],
  ['nothing', bytes()],
])("SC-15 doesn't accept %s", (_kind, start) => {
  expect(isAcceptedFileType(start)).toBe(false);
});

it.each([
  [[], 1, 'Add 1 more document.'],
  [[], 2, 'Add 2 more documents.'],
  [[anUpload({ state: 'sending' })], 1, 'Wait until every file is uploaded.'],
  [[anUpload({ state: 'failed' })], 1, 'Send the file again or remove it first.'],
  [
    [anUpload({ quality: { blurry: false, glare: true, cropped: false } })],
    1,
    'Retake the photo, or choose "Use it anyway".',
  ],
  [[anUpload()], 1, null],
  [[], 0, null],
])('validates a group of documents (%#)', (pile, least, words) => {
  expect(validateUploadGroup(pile, least)).toBe(words);
});

it('lists all flaws of a photo until it is accepted', () => {
  const upload = anUpload({ quality: { blurry: true, glare: true, cropped: true } });

  expect(photoQualityTexts(upload)).toEqual([
    'This photo looks blurry.',
    'There is glare on the photo.',
    "We can't see all four corners.",
  ]);
  expect(photoQualityTexts({ ...upload, isUsedAnyway: true })).toEqual([]);
});

it('submits the sent documents of the requested groups', () => {
  const files = [
    anUpload(),
    anUpload({ id: 'b', state: 'failed', documentUuid: null }),
    anUpload({ id: 'c', group: 'reconsideration', documentUuid: 'd-c' }),
  ];

  expect(documentsOf(files, ['photoId'])).toEqual({ ids: ['a'], documentUuids: ['d-a'] });
});

const added = fileAdded({
  id: 'a',
  group: 'photoId',
  fileName: 'id.jpg',
  sizeBytes: 10,
  applicationUuid: UUID,
});
const locked = {
  kind: 'refused',
  status: 422,
  message: 'No.',
  fields: [],
  code: 'PDF_PASSWORD',
  retryAfterMs: null,
} as const;

it('treats a second refusal of a locked file as a wrong password', () => {
  const failure = { ...locked, fields: [] };
  const state = [
    added,
    uploadFailed({ id: 'a', failure }),
    uploadRetried({ id: 'a', passwordHandle: 'h' }),
    uploadFailed({ id: 'a', failure }),
  ].reduce(uploadsReducer, undefined);

  expect(state?.files[0]).toMatchObject({ state: 'failed', problem: 'wrongPassword' });
});

it('ignores a late result for a removed file', () => {
  const before = uploadsReducer(undefined, added);
  const after = uploadsReducer(before, uploadsSubmitted({ ids: ['a'] }));

  const late = [
    uploadSent({ id: 'a', documentUuid: 'd', quality: null }),
    photoAccepted({ id: 'a' }),
  ].reduce(uploadsReducer, after);

  expect(late.files).toEqual([]);
});

it('counts the files of a purpose in all its groups toward the limit', () => {
  const letters = Array.from({ length: 10 }, (_one, at) =>
    anUpload({ id: `letter-${at}`, group: `payoffLetter/loan-${at}` }),
  );
  const check = (group: UploadGroup) =>
    validateFile({ name: 'one.pdf', size: 9 }, uploadsOfGroup(letters, group), limits, {
      ofPurpose: uploadsOfPurpose(letters, group),
    });

  expect(check('payoffLetter/loan-11')).toBe('You can add 3 files at most.');
  expect(check('numberProof')).toBeNull();
});

it('says that an upload was one too many, and lets the borrower retry it', () => {
  expect(uploadProblemText('tooMany', limits)).toBe(
    'You can add 3 files at most. Remove one first.',
  );
  expect(canRetry('tooMany')).toBe(true);
});

it("F-11 counts a stopped upload toward the limit, but not a file that can't be used", () => {
  const four = Array.from({ length: 4 }, (_, at) => anUpload({ fileName: `${at}.pdf` }));
  const most = { ...limits, maxFiles: 5 };
  const broken = anUpload({ state: 'failed', problem: 'unreadable' });
  const stopped = anUpload({ state: 'failed', problem: 'stopped' });
  const next = { name: 'next.pdf', size: 10 };

  expect(validateFile(next, [...four, broken], most)).toBeNull();
  expect(validateFile(next, [...four, stopped], most)).toMatch(/at most/);
});
