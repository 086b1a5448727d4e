import { applicationOf as readAs } from '#sagas/application/open.ts';
import { readConsentPrompt } from '#sagas/api/contract/eligibility.ts';
import { saveSmsConsents } from '#sagas/api/contract/registration.ts';
import { saveAdditionalInfo } from '#sagas/api/contract/steps.ts';
import { contactChoices } from '#store/application/details/additionalInfo.ts';
import { additionalInfoContext } from '#store/application/details/additionalInfoStart.ts';
import { anAdditionalInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { applicationOf, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);

const promptOf = (consentType: string) => lender.call(readConsentPrompt, { path: { consentType } });

/** Answers a text consent like the registration. */
async function answerTexts(
  { sending }: Borrower,
  consentType: string,
  optInOut: 'IN' | 'OUT',
  { org = 'HOMELINE', prompt = '' } = {},
) {
  const consentPromptUuid = prompt || (await promptOf(consentType)).body.consentPromptUuid;
  const body = {
    org,
    source: 'HELOC_REGISTRATION',
    productType: 'HELOC',
    phone: '(614) 555-0142',
    email: 'ivy@demo.example',
    consents: [{ consentPromptUuid, optInOut }],
  };
  return (await lender.call(saveSmsConsents, { body }, sending)).status;
}

/** Returns the contact choices of start/contact. */
const choicesOf = async (borrower: Borrower) =>
  contactChoices(additionalInfoContext(readAs(await applicationOf(lender, borrower)), false));

test('lists and accepts TEXT with the transactional consent', async () => {
  const borrower = await at('COLLECT_ADDITIONAL_INFO');
  expect(await answerTexts(borrower, 'SMS_TRANSACTIONAL', 'IN')).toBe(200);

  expect(await choicesOf(borrower)).toContain('TEXT');
  const info = anAdditionalInfo({ maritalStatus: 'UNMARRIED', preferredContact: 'TEXT' });
  const body = { ...info, owners: [], spouse: null, mailingAddress: null, ssn: '219-09-9999' };
  const saved = await borrower.call(saveAdditionalInfo, body);
  expect(saved.status).toBe(200);
});

const no = ['SMS_TRANSACTIONAL', 'OUT'] as const;
const toOffersAlone = ['SMS', 'IN'] as const;

test.each([
  ['no answer', []],
  ['a refusal', [no]],
  ['only the marketing consent', [toOffersAlone]],
])("doesn't offer TEXT with %s", async (_said, answers) => {
  const borrower = await at('COLLECT_ADDITIONAL_INFO');
  for (const [type, answer] of answers) expect(await answerTexts(borrower, type, answer)).toBe(200);

  expect(await choicesOf(borrower)).toEqual(['EMAIL', 'PHONE']);
});

test('SC-24 refuses an answer for another lender', async () => {
  const borrower = await at('COLLECT_ADDITIONAL_INFO');

  expect(await answerTexts(borrower, 'SMS_TRANSACTIONAL', 'IN', { org: 'LARKMERE' })).toBe(400);
  expect(await choicesOf(borrower)).toEqual(['EMAIL', 'PHONE']);
});

test("ties an answer to the prompt's id", async () => {
  const prompt = '20000000-0000-4000-8000-000000000001';

  expect((await promptOf('SMS')).body.text).toContain('about offers');
  expect((await promptOf('FAX')).status).toBe(404);
  expect(await answerTexts(await at('OFFER_SELECTION'), 'SMS', 'IN', { prompt })).toBe(400);
});
