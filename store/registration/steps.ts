import { BASE_PATH } from '#store/shell/screens.ts';
import { withParameters } from '#store/shell/query.ts';

import type { ChainStep } from './chain/chain.ts';
import type { Draft } from './draft.ts';
import type { Prefill } from './prefill.ts';
import type * as slice from './slice.ts';

/** The state that the order of the steps depends on. */
export interface FlowContext {
  readonly draft: Readonly<Draft>;
  readonly authMode: 'legacy' | 'external';
  readonly isSignedIn: boolean;
  /** Another site lends at the property, or the referring originator may not (MODAL-STATE-2 to -5, ELIG-06). */
  readonly isPropertyRefused: boolean;
  /** The birth date is too young for a later address (VAL-DOB-3, A-15). */
  readonly isAgeRefused: boolean;
  /** The lender has e-mail address and phone number (SIDE-07). */
  readonly hasKnownContact: boolean;
}

/** The two flows of the same steps: one path a step, or one path with `step` (C-01, A-07). */
export type Flow = 'redesign' | 'wrapper';

interface StepFields {
  readonly id: string;
  /** Under register-v2. */
  readonly path: string;
  /** The value of the `step` parameter (QUERY-STEP). */
  readonly value: string;
  readonly group: string;
  readonly label: string;
  /** The action of its answer; the last step has none. */
  readonly submitted?: keyof typeof slice;
  /** The chain step that another answer runs again. */
  readonly rerun?: ChainStep;
  /** The parts of a prefill, and of the draft, that fill its form. */
  readonly prefilledBy?: readonly (keyof Prefill)[];
  /** Left out: every user. */
  readonly appliesTo?: (context: FlowContext) => boolean;
  /** Answered, and valid beside the other answers. */
  readonly isAnswered: (context: FlowContext) => boolean;
}

/** The step of an address that names none (QUERY-STEP). */
export const FIRST_STEP = 'property-info';

const declaredSteps = [
  {
    id: 'propertyAddress',
    path: '',
    value: FIRST_STEP,
    group: 'Property Info',
    label: 'Address',
    submitted: 'propertySubmitted',
    rerun: 'waitlist',
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
    isAnswered: ({ draft }) => draft.isListedForSale !== null,
  },
  {
    id: 'income',
    path: 'annual-income',
    value: 'income-info',
    group: 'Income Info',
    label: 'Income Info',
    submitted: 'incomeSubmitted',
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
    rerun: 'saveName',
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
    rerun: 'savePhone',
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
    appliesTo: ({ authMode, draft }) => authMode === 'legacy' && !draft.isAccountSetUp,
    isAnswered: () => false,
  },
  {
    id: 'login',
    path: 'login-info',
    value: 'login-info',
    group: 'Login Info',
    label: 'Login Info',
    prefilledBy: ['email', 'phoneNumber'],
    appliesTo: ({ authMode, draft }) => authMode === 'external' && !draft.isAccountSetUp,
    isAnswered: () => false,
  },
] as const satisfies readonly StepFields[];

export type StepId = (typeof declaredSteps)[number]['id'];

interface Step extends StepFields {
  readonly id: StepId;
}

/** The steps of the registration, in their order (REG-SEQ-01 to REG-SEQ-07, C-01, SIDE-06). */
export const steps: readonly Step[] = declaredSteps;

/** The step that an action answers; null for any other action. */
export const stepAnsweredBy = ({ type }: { type: string }) =>
  steps.find(({ submitted }) => submitted && type === `registration/${submitted}`) ?? null;

export const stepsFor = (context: FlowContext): readonly Step[] =>
  steps.filter((step) => step.appliesTo?.(context) ?? true);

const idOf = (step: Step | undefined) => step?.id ?? null;
const orderOf = (id: StepId) => steps.findIndex((step) => step.id === id);

/** The first step that is not answered, or `null` when all are. */
export const frontier = (context: FlowContext): StepId | null =>
  idOf(stepsFor(context).find((step) => !step.isAnswered(context)));

/** The step after this one, or `null` after the last. */
export const stepAfter = (context: FlowContext, id: StepId): StepId | null =>
  idOf(stepsFor(context).find((step) => orderOf(step.id) > orderOf(id)));

/** The step before this one, or `null` before the first. */
export const stepBefore = (context: FlowContext, id: StepId): StepId | null =>
  idOf(stepsFor(context).findLast((step) => orderOf(step.id) < orderOf(id)));

/** Whether the user may open this step. */
export function isReached(context: FlowContext, id: StepId): boolean {
  const here = frontier(context);
  const order = stepsFor(context).map(idOf);
  return order.includes(id) && (here === null || order.indexOf(id) <= order.indexOf(here));
}

/** The address of a step; the query keeps all but `step` (screens.md section 2). */
export function addressOfStep(id: StepId, flow: Flow, search: string): string {
  const step = steps[orderOf(id)];
  if (!step) throw new Error(`No step ${id}`);
  if (flow === 'wrapper')
    return `${BASE_PATH}/register${withParameters(search, { step: step.value })}`;
  const path = step.path === '' ? 'register-v2' : `register-v2/${step.path}`;
  return `${BASE_PATH}/${path}${withParameters(search, { step: null })}`;
}

/** The step of a register-v2 path, or null. */
export const stepAtPath = (path: string): StepId | null =>
  idOf(steps.find((step) => step.path === path));

/** The step of a `step` value, else the first; `login-info` is the password or the external login (SIDE-09). */
export function stepAtValue(context: FlowContext, value: string | undefined): StepId {
  const isNamed = (step: Step) => step.value === value;
  return idOf(stepsFor(context).find(isNamed) ?? steps.find(isNamed)) ?? 'propertyAddress';
}

export const isStepSkipped = (context: FlowContext, id: StepId): boolean =>
  !stepsFor(context).some((step) => step.id === id);
