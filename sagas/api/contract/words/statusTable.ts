import type { RoutedApplication } from '#store/application/core/application.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';
import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import { screenOf } from '#store/application/core/screens.ts';
import { phaseOf, phases } from '#store/application/status/phases.ts';
import { statuses } from '#store/application/status/statuses.ts';
import { MAIN_SITE_HOME, type Actor, type StatusRow } from '#store/application/status/statusRow.ts';
import { statusText } from '#store/application/status/statusTexts.ts';

import type { CodeTable } from './word.ts';

export const actors: Readonly<Record<Actor, string>> = {
  borrower: 'The borrower acts.',
  lender: 'The lender acts.',
  others: 'Someone else acts.',
  law: 'The law sets a waiting time.',
  none: 'Nobody acts: the application is over.',
};

const yesNo = [true, false] as const;

/** Everything except the status itself that decides which screen a status opens. */
const situations = yesNo.flatMap((isYes) =>
  ['TX', 'OH'].map((propertyState): [Partial<ApplicationStatus>, RoutedApplication] => [
    {
      bpo: isYes ? 'BPO_REQUIRED' : 'BPO_PROCESSING',
      waitingOnFloodCert: isYes,
      primaryParticipantAcceptComplete: isYes,
    },
    { isCrypto: false, hasRoutingNumber: isYes, propertyState },
  ]),
);

/** Returns the screens that a status opens, as paths under the application. */
function screensOf({ screen = 'errorTimeout' }: StatusRow): string[] {
  const opened = situations.map(([status, application]) =>
    typeof screen === 'function' ? screen(withStatusDefaults(status), application) : screen,
  );
  return [...new Set(opened)].map((one) =>
    one === MAIN_SITE_HOME ? 'the main site' : `\`${screenOf(one).path}\``,
  );
}

/** Returns the phase after that of a status. Counts only the phases that every application has. */
function nextPhase(status: KnownStatus): string {
  const at = phases.findIndex(({ id }) => id === phaseOf(status)?.id);
  const next = at === -1 ? undefined : phases.slice(at + 1).find(({ isOptional }) => !isOptional);
  return next ? `Next: ${next.name}.` : '';
}

/** What a status says, the screen that it opens, who acts, and what comes next. */
export function statusFacts(status: KnownStatus) {
  const { what, actor, when, toDo } = statusText(
    withStatusDefaults({ checklistStatus: status, bpo: 'BPO_REQUIRED' }),
  );
  const row: StatusRow = statuses[status];
  const opens =
    row.screen || row.isPolled !== true
      ? `Opens ${screensOf(row).join(' or ')}.`
      : 'The app asks again until the status changes.';
  return { what, opens, actor, when, toDo, next: nextPhase(status) };
}

function sentenceOf(status: KnownStatus): string {
  const { what, opens, actor, when, toDo, next } = statusFacts(status);
  return [what, opens, actors[actor], when, toDo, next]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export const statusTable: CodeTable = {
  name: 'ChecklistStatus',
  description:
    'Where an application stands, with the words for the borrower. The list is open: the app shows an unknown status at ' +
    '`error/timeout`, and treats one that starts with NAV_ESTIMATE, BPO_ORDER_REQUEST, NAV_BPO_ORDER_REQUEST or ' +
    'FINAL_TITLE_ like that one.',
  codes: Object.fromEntries(
    (Object.keys(statuses) as KnownStatus[]).map((status) => [status, sentenceOf(status)]),
  ),
  isOpen: true,
  example: 'OFFER_SELECTION' satisfies KnownStatus,
};
