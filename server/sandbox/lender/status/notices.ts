import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { Outbox } from '#server/sandbox/storage/outbox.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';

const mails = new Map<string, readonly [subject: string, text: string]>([
  ['OFFER_SELECTION', ['Your offers are ready', 'Choose the offer that suits you.']],
  ['REVISED_OFFER_SELECTION', ['Your offer has changed', 'Please look at what changed.']],
  [
    'DECLINED',
    [
      'A decision on your application',
      'We made a decision. The message includes the written notice.',
    ],
  ],
  ['FINAL_OFFER', ['Your final offer is ready', 'Read it and accept it when you are ready.']],
  ['NOTE_SIGNING', ['Your documents are ready to sign', 'It takes about 15 minutes.']],
  ['RESCISSION', ['Your right to cancel', 'You can still cancel. Your notice says until when.']],
  ['COMPLETE', ['Your line is open', 'You can see it on your dashboard.']],
  [
    'CANCELLED',
    [
      'Your application was cancelled',
      "We've stopped your application and kept your documents for you.",
    ],
  ],
]);

export function mailStatus(
  { status, profile, uuid }: ApplicationRecord,
  { brand }: Lender,
  outbox: Outbox,
): void {
  const mail = mails.get(status.checklistStatus);
  if (!mail) return;
  const [subject, text] = mail;
  const { companyNameShort } = brand.orgMetaData.companyInfo;
  outbox.mail(profile.email, `${companyNameShort}: ${subject}`, text, `/account/heloc/${uuid}`);
}
