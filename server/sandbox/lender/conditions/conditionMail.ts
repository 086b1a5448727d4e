import type { Lender } from '#server/sandbox/data/lenders.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { Outbox } from '#server/sandbox/storage/outbox.ts';

import type { ConditionRecord } from './conditionRecord.ts';

/** What the lender emails for a condition's new state. The details are behind the sign-in. */
const mails: Partial<
  Record<ConditionRecord['xtraData']['state'], readonly [subject: string, text: string]>
> = {
  OWED: ['we need something from you', 'There is a new item on your to-do list.'],
  NEEDS_REPLACING: [
    'please send something again',
    'We could not use what you sent. Your to-do list says why.',
  ],
  ACCEPTED: ['an item is done', 'We accepted an item on your to-do list.'],
};

interface Reader {
  readonly email: string;
  readonly link: string;
}

/** Emails a person about each condition that is new or changed state. */
function mailChanged(
  outbox: Outbox,
  { before, after }: Record<'before' | 'after', readonly ConditionRecord[]>,
  { email, link }: Reader,
  { brand }: Lender,
): void {
  const states = new Map(before.map(({ uuid, xtraData }) => [uuid, xtraData.state]));
  const { companyNameShort } = brand.orgMetaData.companyInfo;
  for (const { uuid, xtraData } of after) {
    const mail = states.get(uuid) === xtraData.state ? undefined : mails[xtraData.state];
    if (mail) outbox.mail(email, `${companyNameShort}: ${mail[0]}`, mail[1], link);
  }
}

/** Emails the borrower, and each additional signer about their own conditions. */
export function mailConditions(
  outbox: Outbox,
  { before, after }: { before: ApplicationRecord; after: ApplicationRecord },
  lender: Lender,
): void {
  const borrower = { email: after.profile.email, link: `/account/heloc/${after.uuid}/conditions` };
  mailChanged(outbox, { before: before.conditions, after: after.conditions }, borrower, lender);
  for (const { uuid, email, file } of after.signers) {
    const known = before.signers.find((signer) => signer.uuid === uuid);
    mailChanged(
      outbox,
      { before: known?.file.conditions ?? [], after: file.conditions },
      { email, link: '/account/heloc/heloc-signer/conditions' },
      lender,
    );
  }
}
