import { DAY, ORIGIN, UUID, uuid } from './units.ts';
import type { Word } from './word.ts';

/** The parameters of paths, such as `Path.uuid`, and of queries, such as `ReadNotarySlotsQuery.from`. */
export const parameterWords = {
  'Path.appointmentUuid': uuid('The appointment.'),
  'Path.code': ['The code of the mailed offer.', 'HL-48213'],
  'Path.conditionUuid': uuid('The condition.'),
  'Path.consentType': ['Which text messages the prompt is about.', 'SMS'],
  'Path.context': [
    '`external` without a session, which sends no bearer; `secure` with one.',
    'external',
  ],
  'Path.conversationId': ['The conversation with the chatbot.', 'co-48213'],
  'Path.department': ['The department.', 'OPS_PHONE'],
  'Path.documentUuid': uuid('The document.'),
  'Path.file': ['The file; the test variant outside production.', 'banners.json'],
  'Path.id': ['The session or the visit to a provider.', 'ls-48213'],
  'Path.kind': ['Who signs in.', 'customer'],
  'Path.loanOriginatorUuid': uuid('The loan officer.'),
  'Path.orderUuid': uuid('The order of the valuation.'),
  'Path.payoffUuid': uuid('The payoff.'),
  'Path.referralUuid': uuid('The referral.'),
  'Path.routingNumber': ['The routing number, nine digits.', '044000037'],
  'Path.signerUuid': uuid('The signer.'),
  'Path.text': ['What the borrower typed so far.', '512 Amber'],
  'Path.token': ['The token of the link.', 'k3Jd81sample'],
  'Path.uuid': [
    'The application. An unknown one, or one of somebody else, is answered with 404 or 403.',
    UUID,
  ],
  'ReadNotarySlotsQuery.from': ['The first day. A calendar day without a time zone.', DAY],
  'ReadNotarySlotsQuery.to': ['The last day. A calendar day without a time zone.', DAY],
  'CreateApplicationQuery.state': ['The state of the home, two letters.', 'OH'],
  'ReadDocumentsQuery.group': ['Only the documents of this group.', 'signing'],
  affiliate: ['The code of the affiliate.', 'demo'],
  display: 'Always true.',
  displayConsentsWithMfa: 'Always true.',
  externalStateNonce: ['What ties the return to this page.', 'n-48213'],
  redirectUrl: ['Where the sign-in page returns to.', `${ORIGIN}/account/heloc`],
  telemetryTrackingId: uuid('The browser.'),
} satisfies Readonly<Record<string, Word>>;
