import type { HistoryLocation } from '#sagas/ports.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectChain } from '#store/registration/flow.ts';
import { selectLocation, selectUuidInHand } from '#store/shell/selectors.ts';
import type { TelemetryEvent } from '#store/shell/slice.ts';

/** Codes, numbers and answers of yes or no, never a text of the user (SC-13). */
export type EventProperties = Readonly<Record<string, string | number | boolean>>;

/** An event as it happened; the late chunk makes its body (CALL-TEL-01). */
export interface NotedEvent {
  readonly event: TelemetryEvent;
  readonly properties: EventProperties;
  /** The address as it was. */
  readonly place: HistoryLocation;
  readonly identityId: string | null;
  /** That in hand, or that which this registration has created (TEL-07, TEL-08). */
  readonly applicationUuid: string | null;
}

export const selectNotedEvent = (
  state: RootState,
  event: TelemetryEvent,
  properties: EventProperties,
): NotedEvent => ({
  event,
  properties,
  place: selectLocation(state),
  identityId: selectIdentityUuid(state),
  applicationUuid: selectUuidInHand(state) ?? selectChain(state).applicationUuid,
});
