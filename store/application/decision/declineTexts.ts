import type { DecisionNotice } from '#store/application/decision/notice.ts';
import { formatDate, formatDeadline, formatLongDate } from '#store/format/dates.ts';
import { formatPercent } from '#store/format/percent.ts';
import { isolated } from '#store/text/direction.ts';

import { adverseActionText } from './decisions.ts';

/** */
/** Decline screens: one for each known reason, and one for the others. */
export const declineScreens = ['errorDecline', 'errorCredit', 'errorIncome'] as const;
export type DeclineScreen = (typeof declineScreens)[number];

export const declineTitles: Record<DeclineScreen, string> = {
  errorDecline: "We can't offer you a line of credit",
  errorCredit: "We can't approve this because of your credit report",
  errorIncome: "We can't approve this because of your debts and income",
};

/** Our choice: used if the lender doesn't name its agency, which the notice does. */
const NO_AGENCY = 'the one named in the notice';

export function decisionLines(
  { decidedAt, endsOn }: Readonly<DecisionNotice>,
  zone: string,
): string[] {
  const when = decidedAt === null ? 'We' : `On ${formatLongDate(decidedAt, zone)} we`;
  return [
    `${when} decided we can't offer you a line of credit. We looked at what you told us and what we found.`,
    ...(endsOn === null ? [] : [`This reason ends on ${formatDeadline(endsOn, zone)}.`]),
  ];
}

/** Returns score, range and date, as the law requires, or an empty list without a score. */
export function scoreRows(notice: Readonly<DecisionNotice>, zone: string) {
  const { scoreUsed, scoreRange, scoreDate } = notice;
  if (scoreUsed === null) return [];
  const rows = [
    { label: 'Your credit score', value: String(scoreUsed) },
    scoreRange !== null && {
      label: 'Score range',
      value: `${scoreRange.from} to ${scoreRange.to}`,
    },
    scoreDate !== null && { label: 'Date of the score', value: formatDate(scoreDate, zone) },
  ];
  return rows.filter((row) => row !== false);
}

/** Returns the borrower's rights toward the bureau. */
export function bureauLines(bureau: string): string[] {
  const name = isolated(bureau);
  return [
    `${name} gave us the report. It did not make the decision and cannot explain it.`,
    `You can get a free copy of your report from ${name} within 60 days.`,
    `If something in it is wrong, dispute it with ${name}. They have to look into it.`,
  ];
}

export function incomeLines({ dti, maxDti }: Readonly<DecisionNotice>): string[] {
  const used =
    dti === null
      ? []
      : [`Your monthly debts take ${formatPercent(dti, 1)} of your monthly income.`];
  const limit = maxDti === null ? [] : [`Our limit is ${formatPercent(maxDti, 1)}.`];
  return [[...used, ...limit].join(' '), "You can add income or savings we didn't count."].filter(
    (line) => line !== '',
  );
}

/** T-31, then where to find the notice. "The notice is here" needs a document. */
export function noticeText(
  { noticeDocumentUuid, noticeDueAt, agency }: Readonly<DecisionNotice>,
  zone: string,
): string {
  const due = noticeDueAt === null ? '' : ` by ${formatDeadline(noticeDueAt, zone)}`;
  const where =
    noticeDocumentUuid === null
      ? "We'll mail the notice"
      : "Read the notice here. We'll also mail it";
  return `${adverseActionText(agency === null ? NO_AGENCY : isolated(agency))} ${where}${due}.`;
}
