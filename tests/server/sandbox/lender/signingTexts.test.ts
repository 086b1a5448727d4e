import { finalDisclosure } from '#server/sandbox/lender/documents/signingTexts.ts';
import { aLender, anApplicationRecord } from '#tests/support/fixtures/applicationRecords.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';

it.each([
  { drawPreference: 'PRESERVE', says: 'Your costs are added to your line.' },
  { drawPreference: 'DEDUCT', says: 'Your costs are taken out of the first draw.' },
  { drawPreference: 'MAXIMIZE', says: 'Your costs are taken out of the first draw.' },
] as const)(
  'puts the costs of the chosen offer into the paper to sign: $drawPreference',
  ({ drawPreference, says }) => {
    const selectedQuote = { ...aQuote({ drawPreference, fee: 3_139.5, cash: 105_000 }), apr: 0.08 };
    const application = anApplicationRecord({ selectedQuote });

    const lines = finalDisclosure({ application, lender: aLender, sampleCode: '' }).flatMap(
      (section) => section.lines,
    );

    expect(lines).toContain('Cash to you: $105,000.00');
    expect(lines).toContain('You pay: Origination fee, $3,139.50');
    expect(lines.join(' ')).toContain(says);
  },
);
