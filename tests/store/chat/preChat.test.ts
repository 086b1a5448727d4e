import { validatePreChat } from '#store/chat/preChat.ts';

const EMAIL = 'mira@mail.example';
const LONG = 'Cannot be more than 128 characters';
/** An address with this many characters, in parts that a mail server accepts. */
const emailOf = (length: number) =>
  `m@${`${'a'.repeat(60)}.`.repeat(3)}`.slice(0, length - 8) + '.example';

it.each([
  ['VAL-CHAT-1 no name', { name: '', email: EMAIL }, { name: 'Required' }],
  ['VAL-CHAT-1 blanks', { name: '  ', email: EMAIL }, { name: 'Required' }],
  ['VAL-CHAT-2 a name of one character', { name: 'M', email: EMAIL }, {}],
  ['VAL-CHAT-2 a name of 128 characters', { name: 'M'.repeat(128), email: EMAIL }, {}],
  ['VAL-CHAT-2 a name of 129 characters', { name: 'M'.repeat(129), email: EMAIL }, { name: LONG }],
  ['VAL-CHAT-3 an email of 128 characters', { name: 'Mira', email: emailOf(128) }, {}],
  ['VAL-CHAT-3 an email of 129 characters', { name: 'Mira', email: emailOf(129) }, { email: LONG }],
])('checks the form before a chat: %s', (_what, form, problems) => {
  expect(validatePreChat(form)).toEqual(problems);
});
