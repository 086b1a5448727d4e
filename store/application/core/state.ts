import type { StepName } from '#store/application/core/features.ts';
import type { RootState } from '#store/index.ts';
import type { Originator } from '#store/person/originator.ts';
import { idle, type Failure, type Remote } from '#store/remote.ts';
import type { UnsavedValues } from '#store/unsaved.ts';

import type { Application } from './application.ts';
import type { ApplicationScreenId } from './screens.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { EditStep } from '#store/application/summary/summary.ts';

export type StepState =
  | { status: 'idle' }
  | { status: 'sending'; step: StepName }
  | { status: 'failed'; step: StepName; failure: Failure }
  | { status: 'sent'; step: StepName };

/** A form whose unsaved values are stored: a screen's, or an edited answer's. */
export type DraftId = ApplicationScreenId | `edit/${EditStep}`;

export interface ApplicationState {
  uuid: string | null;
  record: Remote<Application>;
  originator: Originator | null;
  status: Remote<ApplicationStatus>;
  /** ISO. */
  statusReadAt: string | null;
  isRouting: boolean;
  routingFailure: Failure | null;
  step: StepState;
  /** The furthest stage shown since sign-in (F-07). */
  furthestStage: number;
  /** By form. Never secret or demographic data (F-09). */
  unsaved: Partial<Record<DraftId, UnsavedValues>>;
}

/** Used before an application is opened and until the slice loads. */
export const initialApplication: ApplicationState = {
  uuid: null,
  record: idle,
  originator: null,
  status: idle,
  statusReadAt: null,
  isRouting: false,
  routingFailure: null,
  step: { status: 'idle' },
  furthestStage: 0,
  unsaved: {},
};

/** Returns the application's state. Its slice loads with the sagas, which are the only ones to change it. */
export const selectApplicationState = (state: RootState): ApplicationState =>
  state.application ?? initialApplication;

export const selectApplicationFailure = (state: RootState): Failure | null => {
  const { record } = selectApplicationState(state);
  return record.status === 'failed' ? record.failure : null;
};

export const selectRoutingFailure = (state: RootState): Failure | null =>
  selectApplicationState(state).routingFailure;
