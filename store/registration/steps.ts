import { BASE_PATH } from '#store/shell/screens.ts';
import { withParameters } from '#store/shell/query.ts';

import type { Link } from './chain/chain.ts';
import type { Draft } from './draft.ts';
import type { Prefill } from './prefill.ts';
import type * as slice from './slice.ts';

/** What the order of the steps depends on beside the answers. */
export interface FlowContext {
  readonly draft: Readonly<Draft>;
  readonly authMode: 'legacy' | 'external';
  readonly isSignedIn: boolean;
  /** The property lies where another site lends, or where the referring originator may not (MODAL-STATE-2 to -5, ELIG-06). */
  readonly isPropertyRefused: boolean;
  /** The birth date is too young for an address that was answered after it (VAL-DOB-3, A-15). */
  readonly isAgeRefused: boolean;
  /** The lender has an e-mail address and a phone number already (SIDE-07). */
  readonly hasKnownContact: boolean;
}

/** The two ways to the same steps: one address a step, or one address with `step` (C-01, A-07). */
export type Flow = 'redesign' | 'wrapper';

interface Step {
  readonly id: string;
  /** Under register-v2. */
  readonly path: string;
  /** The value of the `step` parameter (QUERY-STEP). */
  readonly value: string;
  readonly group: string;
  readonly label: string;
  /** The action of its answer; null where the answer is the last one. */
  readonly submitted: keyof typeof slice | null;
  /** The chain step that another answer runs again. */
  readonly asksAgain: Link | null;
  /** The parts of a prefill, and of the draft, that fill its form. */
  readonly prefilledBy: readonly (keyof Prefill)[];
  /** Whom the step is for. Left out: everyone. */
  readonly appliesTo?: (walk: FlowContext) => boolean;
  /** Answered with something that holds, beside the other answers too. */
  readonly isAnswered: (walk: FlowContext) => boolean;
}

/** The step that an address opens which names none (QUERY-STEP). */
export const FIRST_STEP = 'property-info';

/** Registration, in the order a person walks it (REG-SEQ-01 to REG-SEQ-07, C-01, SIDE-06). */
export const steps = [
  {
    id: 'propertyAddress',
    path: '',
    value: FIRST_STEP,
    group: 'Property Info',
    label: 'Address',
    submitted: 'propertySubmitted',
    asksAgain: 'waitlist',
    prefilledBy: ['propertyAddress'],
    isAnswered: ({ draft, isPropertyRefused }) =>
      draft.propertyAddress !== null && !isPropertyRefused,
  },
  {
    id: 'homeAddress',
    path: 'home-address',
    value: FIRST_STEP,
    group: 'Property Info',
    label: 'Address',
    submitted: 'homeAddressSubmitted',
    asksAgain: null,
    prefilledBy: ['homeAddress'],
    appliesTo: ({ draft }) =>
      draft.propertyAddress !== null && draft.propertyAddress.occupancyType !== 'HOME',
    isAnswered: ({ draft }) => draft.homeAddress !== null,
  },
  {
    id: 'forSale',
    path: 'for-sale',
    value: 'sale-status',
    group: 'Property Info',
    label: 'Sale Status',
    submitted: 'saleStatusSubmitted',
    asksAgain: null,
    prefilledBy: [],
    isAnswered: ({ draft }) => draft.isListedForSale !== null,
  },
  {
    id: 'income',
    path: 'annual-income',
    value: 'income-info',
    group: 'Income Info',
    label: 'Income Info',
    submitted: 'incomeSubmitted',
    asksAgain: null,
    prefilledBy: ['income'],
    isAnswered: ({ draft }) => draft.income !== null,
  },
  {
    id: 'name',
    path: 'legal-name',
    value: 'name',
    group: 'Personal Info',
    label: 'Name',
    submitted: 'nameSubmitted',
    asksAgain: 'saveName',
    prefilledBy: ['name'],
    isAnswered: ({ draft }) => draft.name !== null,
  },
  {
    id: 'birthdate',
    path: 'birthdate',
    value: 'birthdate',
    group: 'Personal Info',
    label: 'Birthdate',
    submitted: 'birthdateSubmitted',
    asksAgain: null,
    prefilledBy: ['dob'],
    isAnswered: ({ draft, isAgeRefused }) => draft.dob !== null && !isAgeRefused,
  },
  {
    id: 'contact',
    path: 'phone-and-email',
    value: 'contact-info',
    group: 'Contact Info',
    label: 'Contact Info',
    submitted: 'contactSubmitted',
    asksAgain: 'savePhone',
    prefilledBy: ['email', 'phoneNumber'],
    appliesTo: ({ authMode, isSignedIn, hasKnownContact, draft }) =>
      authMode === 'legacy' && !(isSignedIn && hasKnownContact) && !draft.isAccountSetUp,
    isAnswered: ({ draft }) => draft.email !== null && draft.phoneNumber !== null,
  },
  {
    id: 'password',
    path: 'set-password',
    value: 'login-info',
    group: 'Login Info',
    label: 'Login Info',
    submitted: null,
    asksAgain: null,
    prefilledBy: [],
    appliesTo: ({ authMode, draft }) => authMode === 'legacy' && !draft.isAccountSetUp,
    isAnswered: () => false,
  },
  {
    id: 'login',
    path: 'login-info',
    value: 'login-info',
    group: 'Login Info',
    label: 'Login Info',
    submitted: null,
    asksAgain: null,
    prefilledBy: ['email', 'phoneNumber'],
    appliesTo: ({ authMode, draft }) => authMode === 'external' && !draft.isAccountSetUp,
    isAnswered: () => false,
  },
] as const satisfies readonly Step[];

type StepDeclaration = (typeof steps)[number];

export type StepId = StepDeclaration['id'];

/** The step that an action answers; null for any other action. */
export const stepAnsweredBy = ({ type }: { type: string }): StepDeclaration | null =>
  steps.find(({ submitted }) => submitted !== null && type === `registration/${submitted}`) ?? null;

export const stepsFor = (walk: FlowContext): readonly Step[] =>
  (steps as readonly Step[]).filter((step) => step.appliesTo?.(walk) ?? true);

const idOf = (step: Step | undefined) => (step?.id ?? null) as StepId | null;

/** How far a person has come: the first step that is not answered, or `null` when all are. */
export const frontier = (walk: FlowContext): StepId | null =>
  idOf(stepsFor(walk).find((step) => !step.isAnswered(walk)));

/** The step after this one, or `null` after the last. */
export function stepAfter(walk: FlowContext, id: StepId): StepId | null {
  const order = steps.findIndex((step) => step.id === id);
  return idOf(
    stepsFor(walk).find((step) => steps.findIndex(({ id: other }) => other === step.id) > order),
  );
}

/** The step before this one, or `null` before the first. */
export function stepBefore(walk: FlowContext, id: StepId): StepId | null {
  const order = steps.findIndex((step) => step.id === id);
  return idOf(
    stepsFor(walk).findLast(
      (step) => steps.findIndex(({ id: other }) => other === step.id) < order,
    ),
  );
}

/** Whether a person has come far enough to open this step. */
export function isReached(walk: FlowContext, id: StepId): boolean {
  const here = frontier(walk);
  const order = stepsFor(walk).map(idOf);
  return order.includes(id) && (here === null || order.indexOf(id) <= order.indexOf(here));
}

/** The address of a step; the query is kept but for `step` (screens.md section 2). */
export function addressOfStep(id: StepId, flow: Flow, search: string): string {
  const step = (steps as readonly Step[]).find((candidate) => candidate.id === id);
  if (!step) throw new Error(`No step ${id}`);
  if (flow === 'wrapper')
    return `${BASE_PATH}/register${withParameters(search, { step: step.value })}`;
  const path = step.path === '' ? 'register-v2' : `register-v2/${step.path}`;
  return `${BASE_PATH}/${path}${withParameters(search, { step: null })}`;
}

/** The step under a path of register-v2, or null for a path that is none. */
export const stepAtPath = (path: string): StepId | null =>
  idOf(steps.find((step) => step.path === path));

/**
 * The step that a `step` value names: none and unknown ones name the first. `login-info` is the
 * password or the external login, whichever this walk has (SIDE-09).
 */
export function stepAtValue(walk: FlowContext, value: string | undefined): StepId {
  const isNamed = (step: Step) => step.value === value;
  return idOf(stepsFor(walk).find(isNamed) ?? steps.find(isNamed)) ?? 'propertyAddress';
}

/** Whether this person is not asked that step. */
export const isPassedBy = (walk: FlowContext, id: StepId): boolean =>
  !stepsFor(walk).some((step) => step.id === id);
