import { linkEndText, linkPrivacy, taxLinkText } from '#store/application/linking/linkTexts.ts';

const ended = { link: 'bank', screen: 'bankDisburse', institution: null, message: null } as const;
const NO_RECORDS =
  "The tax service hasn't sent your records. They can take 24 hours, or you can use another way.";

it.each([
  ['SUCCESS', 'Tall Bank', 'Connected: Tall Bank'],
  ['EXIT', null, 'You closed the link before it finished.'],
  [
    'ERROR',
    'Tall Bank',
    "We couldn't connect to Tall Bank. You can try again, pick another bank, or send documents instead.",
  ],
  [
    'ERROR',
    null,
    "We couldn't connect to your bank. You can try again, pick another bank, or send documents instead.",
  ],
  ['EXPIRED', null, 'The link took too long. Start it again.'],
] as const)('F-13: describes %s of %s as "%s"', (result, institution, text) => {
  expect(linkEndText({ ...ended, result, institution })).toBe(text);
});

it("shows the lender's own sentence if there is one", () => {
  const message = 'The account must be in your name.';
  expect(linkEndText({ ...ended, result: 'REFUSED', message })).toBe(message);
});

it.each([
  ['REFUSED', NO_RECORDS],
  ['NO_DATA', NO_RECORDS],
  ['UNKNOWN', "We can't find this link session."],
  ['EXIT', 'You closed the link before it finished.'],
  ['SUCCESS', 'Connected: the tax service'],
] as const)('describes %s at income/pointserv-callback as "%s"', (result, text) => {
  expect(taxLinkText({ result, institution: null })).toBe(text);
});

it('T-21 shows the privacy text word for word', () => {
  expect(linkPrivacy.text).toBe(
    'Your data is protected with 256-bit encryption. We never see or store your login details. We read your account once and share it with no one.',
  );
});
