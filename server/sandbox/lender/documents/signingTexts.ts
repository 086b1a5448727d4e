import { costGroups } from '#store/application/signing/finalOffer.ts';
import { formatCents } from '#store/format/money.ts';

import {
  borrowerName,
  figures,
  propertyLine,
  lenderName,
  section,
  type DocumentText,
  type TextSource,
} from './textSource.ts';

/** Who pays which costs, and from which money: what the offer says. */
function costLines({ application: { selectedQuote: quote } }: TextSource): string[] {
  if (!quote) return [];
  const lines = costGroups(quote).flatMap(({ payer, costs }) =>
    costs.map(({ name, amount }) => `${payer}: ${name}, ${amount}`),
  );
  const isOnTop = quote.drawPreference === 'PRESERVE';
  return [
    ...lines,
    isOnTop
      ? 'Your costs are added to your line. You get the whole first draw.'
      : 'Your costs are taken out of the first draw.',
  ];
}

export const finalDisclosure: DocumentText = (source) => [
  section('Your line in numbers', ...figures(source)),
  section(
    'How you pay back',
    'Each draw is paid back in equal monthly payments over the term. Your payment always covers the interest.',
  ),
  section('What it costs', ...costLines(source)),
  section(
    'What we may do',
    'We may end the line and ask for the whole balance after fraud, after missed payments, or after acts that harm the home. We may stop further draws if the value of the home falls sharply.',
  ),
];

export const note: DocumentText = (source) => [
  section(
    'Your promise',
    `I, ${borrowerName(source)}, promise to pay back to ${lenderName(source)} every amount that I draw, with interest.`,
  ),
  section('The amounts', ...figures(source)),
  section(
    'Payments',
    'I pay each month, on the day that I choose, at least the payment that the statement shows. I may pay more at any time without a fee.',
    'A payment is used for interest first, and then for the amounts that I drew.',
  ),
  section(
    'Draws',
    'I may draw during the draw period as long as I keep this agreement. Each draw has its own rate, fixed on the day of the draw.',
  ),
  {
    ...section(
      'If I do not pay',
      'After a missed payment I am told in writing what is due and until when. If I do not pay by then, the lender may ask for the whole balance and, under the law of my state, sell the home.',
      'I may bring the line up to date until the day that the law of my state sets.',
    ),
    isOnNewPage: true,
  },
  section(
    'Changes',
    'The lender may change this agreement only as the law allows: to my benefit, in minor matters, or with my consent.',
  ),
  section('Signature', 'Signed electronically by the borrower.'),
];

export const deed: DocumentText = (source) => [
  section(
    'The lien',
    `${borrowerName(source)} gives ${lenderName(source)} a lien on the home at ${propertyLine(source)}. It secures every amount that is drawn under the line.`,
  ),
  section(
    'While the lien is on the home',
    'I keep the home insured and in good repair, and I pay its taxes. I do not sell it without paying off the line.',
  ),
  section(
    'When the line is paid off',
    'The lender removes the lien at its own cost and records that it did.',
  ),
  section(
    'Before a notary',
    'This deed is signed in front of a notary. Read it now: you sign it at your notary session.',
  ),
];

export const spouseConsent: DocumentText = (source) => [
  section(
    'What you agree to',
    `Your state asks a spouse to sign the paper that puts the lien on the home at ${propertyLine(source)}. A spouse does not owe the debt, and a spouse's credit is not checked.`,
  ),
  section(
    'Before a notary',
    'You sign this consent together with the deed of trust, in front of a notary. Read it now.',
  ),
];

export const rightToCancelNotice: DocumentText = (source) => [
  section(
    'You may cancel',
    'You can cancel this line without a reason until midnight of the third business day after the last of these: the day you sign, the day you get the final terms, the day you get this notice.',
    'Each owner of the home may cancel. One cancellation is enough.',
  ),
  section(
    'How',
    `Cancel on the page of your application, or by a signed letter to ${lenderName(source)} that is sent before then.`,
  ),
  section(
    'What happens then',
    'You owe nothing, the lien on your home is removed, and we return what you paid, within 20 days.',
  ),
];

/** Texas, Article XVI, section 50(a)(6)(Q)(ix): both sides agree on the value in writing. */
export const fairMarketValue: DocumentText = (source) => [
  section(
    'The value of the home',
    `On the day of the signing, ${borrowerName(source)} and ${lenderName(source)} agree that the fair market value of the home at ${propertyLine(source)} is ${formatCents(source.application.property.value)}.`,
    'The line, together with everything else that the home secures, is not more than 80 percent of this value.',
  ),
];

export const autopay: DocumentText = (source) => [
  section(
    'Your permission',
    `I allow ${lenderName(source)} to take each monthly payment from my bank account on the day that I chose.`,
    'I may end this permission at any time: the payment after that is mine to make, and the discount for autopay ends with it.',
  ),
];
