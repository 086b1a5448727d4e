import { figuresOf } from '#server/sandbox/lender/application/answers.ts';
import { appraisalAnswer } from '#server/sandbox/lender/appraisal/appraisal.ts';
import { decisionAnswer } from '#server/sandbox/lender/decision/decision.ts';
import {
  earlyTerms,
  TERMS_TITLE,
  TEXAS_TITLE,
  texasNotice,
} from '#store/application/submission/terms.ts';
import { formatCents } from '#store/format/money.ts';
import { formatLongDate } from '#store/format/dates.ts';

import type { DocumentType } from './documentType.ts';
import {
  autopay,
  deed,
  fairMarketValue,
  finalDisclosure,
  note,
  rightToCancelNotice,
  spouseConsent,
} from './signingTexts.ts';
import { lenderName, section, type DocumentText } from './textSource.ts';

export const documentTitles: Readonly<Record<DocumentType, string>> = {
  EARLY_TERMS: TERMS_TITLE,
  BROCHURE: 'What you should know about home equity lines',
  PRIVACY_NOTICE: 'Privacy notice',
  SAMPLE: 'Sample document',
  TEXAS_NOTICE: TEXAS_TITLE,
  FINAL_DISCLOSURE: 'Final terms of your home equity line',
  NOTE: 'Home equity line agreement and note',
  DEED_OF_TRUST: 'Deed of trust',
  SPOUSE_CONSENT: 'Consent of a spouse',
  FAIR_MARKET_VALUE: 'Agreement on the value of your home',
  AUTOPAY: 'Permission for autopay',
  RIGHT_TO_CANCEL: 'Notice of your right to cancel',
  APPRAISAL_RECEIPT: 'Receipt for your appraisal',
  DECLINE_NOTICE: 'Notice about our decision',
};

const early: DocumentText = (source) => {
  const { application, lender } = source;
  const offer = application.selectedQuote && figuresOf(application.selectedQuote);
  return earlyTerms(lender.brand.orgMetaData.companyInfo.companyNameShort, offer).map(
    ({ title, text }) => section(title, text),
  );
};

const brochure: DocumentText = () => [
  section(
    'How a home equity line works',
    'A home equity line is a loan that your home secures. You may draw from it, pay back, and draw again during the draw period.',
    'Each draw costs interest from its first day. Money that you do not draw costs nothing but the fees of the line.',
  ),
  section(
    'What to compare',
    'Compare the annual percentage rate, the fees, the length of the draw period and the payment at the end of it with other ways to borrow.',
    'A second mortgage pays out one sum at once. A line is better for costs that come over time.',
  ),
  section(
    'What can go wrong',
    'If you do not pay, you could lose your home. If its value falls, the lender may stop further draws.',
    'If you sell your home, the line is paid off from the price.',
  ),
  section(
    'Before you sign',
    'Ask for every cost in writing. A housing counselor can go through the papers with you for free.',
  ),
];

const privacy: DocumentText = (source) => [
  section(
    'What we collect',
    'Your name and contact, your Social Security number, your income and debts, and what the credit bureaus and the county records say.',
  ),
  section(
    'Why we share it',
    `${lenderName(source)} shares data to open and service your line: with the credit bureaus, the title company, the notary and the companies that send our mail.`,
    'We do not sell your data. Companies that are not ours get none for their own advertising.',
  ),
  section(
    'How we protect it',
    'Your data is encrypted on its way and where we store it. Only staff who work on your application can read it.',
  ),
  section('Your choices', 'You may limit what our affiliates may use for advertising: call us.'),
];

const sampleDocument: DocumentText = ({ sampleCode }) => [
  section(
    'Can you read this?',
    'This is a sample. It shows that you can open, read and save the documents that we send electronically.',
    'Go to the last page. A code stands there: type it on the page from which you opened this document.',
  ),
  {
    title: 'The last page',
    lines: ['You can read our documents.', `Your code is ${sampleCode}`],
    isOnNewPage: true,
  },
];

const texas: DocumentText = () => [section('What Texas law says', ...texasNotice)];

const declineNotice: DocumentText = ({ application }) => {
  const { reasons, noticeDueAt, agency, scoreUsed, bureau } = decisionAnswer(application);
  return [
    section('What we decided', 'We could not approve your application for a home equity line.'),
    section('The main reasons', ...reasons.map(({ text }) => text)),
    ...(bureau
      ? [
          section(
            'Credit report',
            `A report of ${bureau.name} was used. The bureau did not decide and cannot tell you why. You may get a free copy within 60 days, and dispute what is wrong in it.`,
            ...(scoreUsed === null ? [] : [`The score that we used: ${scoreUsed}.`]),
          ),
        ]
      : []),
    section(
      'Your rights',
      `The law that covers this is the Equal Credit Opportunity Act; the agency is ${agency ?? 'named in our letter'}. Lenders may not decide by race, color, religion, national origin, sex, marital status, age, or because income comes from public assistance.`,
      ...(noticeDueAt === null
        ? []
        : [`We'll also mail this notice by ${formatLongDate(noticeDueAt)}.`]),
    ),
  ];
};

const appraisalReceipt: DocumentText = ({ application }) => {
  const { fee, paidOn, receiptNumber } = appraisalAnswer(application);
  return [
    section(
      'What you paid',
      `For the appraisal of your home: ${formatCents(fee)}`,
      ...(paidOn === null ? [] : [`Paid on ${formatLongDate(paidOn)}`]),
      ...(receiptNumber === null ? [] : [`Receipt number: ${receiptNumber}`]),
    ),
  ];
};

export const documentTexts: Readonly<Record<DocumentType, DocumentText>> = {
  EARLY_TERMS: early,
  BROCHURE: brochure,
  PRIVACY_NOTICE: privacy,
  SAMPLE: sampleDocument,
  TEXAS_NOTICE: texas,
  FINAL_DISCLOSURE: finalDisclosure,
  NOTE: note,
  DEED_OF_TRUST: deed,
  SPOUSE_CONSENT: spouseConsent,
  FAIR_MARKET_VALUE: fairMarketValue,
  AUTOPAY: autopay,
  RIGHT_TO_CANCEL: rightToCancelNotice,
  APPRAISAL_RECEIPT: appraisalReceipt,
  DECLINE_NOTICE: declineNotice,
};
