import {
  acknowledgementsFor,
  acknowledgementText,
  submissionValidator,
} from '#store/application/submission/acknowledgements.ts';
import { earlyTerms } from '#store/application/submission/terms.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

it.each([
  ['OH', 'HOME', ['TERMS', 'PRIVACY', 'CERTIFICATION']],
  ['TX', 'HOME', ['TERMS', 'PRIVACY', 'TEXAS', 'CERTIFICATION']],
  ['TX', 'INVESTMENT', ['TERMS', 'PRIVACY', 'CERTIFICATION']],
  [null, null, ['TERMS', 'PRIVACY', 'CERTIFICATION']],
] as const)(
  'lists for a home in %s used as %s the acknowledgements %j (facts §4)',
  (state, use, types) => {
    expect(acknowledgementsFor(state, use)).toEqual(types);
  },
);

it("T-16 to T-18: shows the texts word for word, with the lender's name", () => {
  const textOf = (type: Parameters<typeof acknowledgementText>[0]) =>
    acknowledgementText(type, anOrganisation()).text;
  const companyName = anOrganisation().orgMetaData.companyInfo.companyName.replace(/\.$/, '');

  expect(textOf('TERMS')).toBe('I received the home equity line terms and the brochure.');
  expect(textOf('PRIVACY')).toBe(`I received the privacy notice of ${companyName}.`);
  expect(textOf('CERTIFICATION')).toBe(
    'Everything above is true and complete. I am applying for this line of credit.',
  );
});

it.each([
  [false, { TERMS: true }, { CERTIFICATION: 'Required' }],
  [false, { TERMS: true, CERTIFICATION: true }, {}],
  [true, { TERMS: true, CERTIFICATION: true }, { sampleCode: 'Open the test page first' }],
  [true, { TERMS: true, CERTIFICATION: true, sampleCode: '1' }, {}],
])('requires every box, and with a demonstration (%p) the code, too: %j', (asks, form, errors) => {
  expect(submissionValidator(['TERMS', 'CERTIFICATION'], asks)(form)).toEqual(errors);
});

it.each([
  [null, 'Your offer shows your payment and how long you pay.'],
  [
    { amount: 48_250, total: 50_000, rate: 0.0785, term: 15, monthlyPayment: 473.12 },
    'With your offer you pay $473.12 a month for 15 years at ',
  ],
])('shows an example in the payment terms of the offer %j (facts §6)', (offer, example) => {
  const texts = earlyTerms('Sample Lending', offer).map(({ text }) => text);

  expect(texts.join(' ')).toContain(example);
  expect(texts[0]).toContain('You could lose your home');
});
