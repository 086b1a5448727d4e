import type { RoutedApplication } from '#store/application/core/application.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import type { PhaseId } from './phases.ts';

/** Who makes the next move: a bureau, an agent and the like are others. */
export type Actor = 'borrower' | 'lender' | 'others' | 'law' | 'none';

export const MAIN_SITE_HOME = '/';

type Place = ApplicationScreenId | typeof MAIN_SITE_HOME;

/** The fields of the status that decide the screen, besides the checklist status. */
type RoutedStatus = Readonly<
  Pick<ApplicationStatus, 'bpo' | 'primaryParticipantAcceptComplete' | 'waitingOnFloodCert'>
>;

export type StatusScreen =
  | Place
  | ((status: RoutedStatus, application: Readonly<RoutedApplication>) => Place);

/**
 * What a status means to the borrower (screens.md, section 7, in the words of the review of the screens). Texts may have
 * the placeholders `{bureau}` and `{date}`, the day of the lender's hold.
 */
export interface StatusRow {
  /** Where it leads; without one, to error/timeout (STATUS-51). */
  readonly screen?: StatusScreen;
  /** The lender is about to finish, so the page asks again and again (ROUTING-02, A-38). */
  readonly isPolled?: true;
  /** The stretch of the way; an end has none. */
  readonly phase?: PhaseId;
  /** Before an offer is chosen: the borrower can still do every step today. */
  readonly isPromising?: true;
  /** What is going on, as a heading. */
  readonly what: string;
  readonly actor: Actor;
  /** The usual business days, from and to. */
  readonly days?: readonly [from: number, to: number];
  /** The same, from the borrower's answer on. */
  readonly daysAfter?: readonly [from: number, to: number];
  /** Another time than business days. */
  readonly when?: string;
  /** How we say the lender's own day; by default as the day by which it's done. */
  readonly dated?: string;
  /** What the borrower can do; by default there is nothing to do. */
  readonly toDo?: string;
}

/** The lender checks what the borrower sent. */
export const checking = {
  isPolled: true,
  what: "We're checking what you sent.",
  actor: 'lender',
  when: 'This takes up to a minute.',
  toDo: 'Keep this page open.',
} as const satisfies StatusRow;

/** A bureau refuses the report. */
export const frozen = {
  what: 'Your file is locked or frozen at {bureau}.',
  actor: 'borrower',
  when: 'Lifting it online takes up to an hour.',
  toDo: 'Lift it for a day, then come back.',
} as const satisfies StatusRow;

/** Where the borrower orders a valuation, while `bpo` requires one. */
export const valuationScreen = (
  { bpo }: RoutedStatus,
  { propertyState }: Readonly<RoutedApplication>,
) => {
  if (bpo !== 'BPO_REQUIRED') return 'bpoHold'; // STATUS-32
  return propertyState === 'TX' ? 'bpoCondition' : 'bpoOrder'; // STATUS-30, STATUS-31
};
