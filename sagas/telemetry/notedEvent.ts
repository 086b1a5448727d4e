import type { HistoryLocation } from '#sagas/ports.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectChain } from '#store/registration/flow.ts';
import { selectLocation, selectUuidInHand } from '#store/shell/selectors.ts';
import type { TelemetryEvent } from '#store/shell/slice.ts';

/** Codes, numbers and booleans, never a user's text (SC-13). */
export type EventProperties = Readonly<Record<string, string | number | boolean>>;

/** An event with its time and address. The lazy-loaded chunk builds its body (CALL-TEL-01). */
export interface NotedEvent {
  readonly event: TelemetryEvent;
  readonly properties: EventProperties;
  readonly place: HistoryLocation;
  readonly identityId: string | null;
  /** The current application, or the one that this registration created (TEL-07, TEL-08). */
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
