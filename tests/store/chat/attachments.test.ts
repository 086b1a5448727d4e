import {
  contentTypeOf,
  MAX_ATTACHMENT_BYTES,
  sortFiles,
  TOO_LARGE,
} from '#store/chat/attachments.ts';

const aFile = (name: string, type = '', size = 100) => ({ name, type, size });
const empty = { count: 0, isTaking: true };

it.each([
  ['a.jpg', 'image/jpeg', 'image/jpeg'],
  ['a.JPEG', 'image/jpeg', 'image/jpeg'],
  ['a.png', 'image/png', 'image/png'],
  ['a.amr', '', 'audio/amr'],
  ['a.mp3', 'audio/mp3', 'audio/mp3'],
  ['a.mp4', 'video/mp4', 'video/mp4'],
  ['a.pdf', 'application/pdf', 'application/pdf'],
  ['a.txt', 'text/plain; charset=utf-8', 'text/plain'],
  ['a.heic', 'image/heic', null],
  ['a.pdf.exe', 'application/pdf', null],
  ['a.png', 'text/html', null],
  ['png', 'image/png', null],
])('VAL-CHAT-5 sends %s of the type "%s" as %s', (name, type, sent) => {
  expect(contentTypeOf({ name, type })).toBe(sent);
});

it.each([
  ['at the limit', aFile('a.pdf', '', MAX_ATTACHMENT_BYTES), []],
  [
    'one byte over it',
    aFile('a.pdf', '', MAX_ATTACHMENT_BYTES + 1),
    [{ name: 'a.pdf', refusal: 'size' }],
  ],
  ['empty', aFile('a.txt', '', 0), [{ name: 'a.txt', refusal: 'empty' }]],
  ['of another kind', aFile('a.heic'), [{ name: 'a.heic', refusal: 'type' }]],
  ['with a hidden ending', aFile('a\u202Efdp.exe'), [{ name: 'afdp.exe', refusal: 'type' }]],
])('FT-95 decides whether to add a file: %s', (_case, file, refused) => {
  expect(sortFiles([file], empty).refused).toEqual(refused);
});

it('FT-95 adds files up to ten, and names every other one', () => {
  const files = Array.from({ length: 30 }, (_, index) => aFile(`${index}.txt`));

  const { accepted, refused } = sortFiles(files, { ...empty, count: 4 });

  expect(accepted).toEqual(files.slice(0, 6));
  expect(refused).toHaveLength(24);
  expect(refused[0]).toEqual({ name: '6.txt', refusal: 'count' });
});

it('accepts no file for the chatbot, and says so for each (chat.md 13)', () => {
  expect(sortFiles([aFile('a.txt')], { ...empty, isTaking: false }).refused).toEqual([
    { name: 'a.txt', refusal: 'bot' },
  ]);
});

it('VAL-CHAT-6 shows the message about the size word for word', () => {
  expect(TOO_LARGE).toBe('Some files were not added because they exceed the 5MB size limit.');
});
