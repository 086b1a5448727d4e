import { createApi } from '#sagas/api/http.ts';
import { createTokens } from '#sagas/api/tokens.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { ActionLog, ActionLogSettings } from '#store/actionLog/record.ts';
import type { ActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { randomId } from '#store/format/randomId.ts';
import type { ErrorReport } from '#store/shell/slice.ts';

import { browserHistory } from './browserHistory.ts';
import { browserPage } from './browserPage.ts';
import { browserEncryption } from './browserEncryption.ts';
import { keptOrInMemory } from './keyValue.ts';
import { otherTabs } from './otherTabs.ts';
import { isWorthReporting, reportOf } from './report.ts';
import type { ServerClock } from './serverClock.ts';
import { xhrUpload } from './xhrUpload.ts';

/** What the page has from its first moment, and hands on. */
type Given = Pick<Ports, 'vault' | 'files' | 'replay' | 'appVersion'>;

export interface PortSettings extends Given {
  readonly buffer: ActionBuffer;
  readonly clock: ServerClock;
  readonly orgCode: string;
  /** The gateway's own origin, where the page names one (FLAG-02). */
  readonly gatewayOrigin: string | null;
  readonly idempotencyHeader: string;
  readonly applicationName: string;
  readonly addressLookupBase: string | null;
  readonly tellMonitoring: (report: ErrorReport) => void;
}

/** Writes down what a buffer heard, in one log. */
function logOf(buffer: ActionBuffer, settings: ActionLogSettings): Ports['openLog'] {
  let log: ActionLog | null = null;
  return async () => {
    const { createActionLog } = await import('#store/actionLog/record.ts');
    return (log ??= createActionLog(buffer, settings));
  };
}

/** The real outside world: fetch, history, storage, keys and the page. */
export function browserPorts(settings: PortSettings): Ports {
  const { orgCode, gatewayOrigin, idempotencyHeader, applicationName, ...others } = settings;
  const { addressLookupBase, tellMonitoring, clock, buffer, ...given } = others;
  const session = keptOrInMemory(() => sessionStorage, [storageKeys.actionLog]);
  const local = keptOrInMemory(() => localStorage);
  const tokens = createTokens(session, storageKeys.token, storageKeys.tokenOwner);

  return {
    ...given,
    api: createApi({
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        clock.hear(response.headers.get('date'));
        return response;
      },
      upload: xhrUpload,
      tokens,
      origin: location.origin,
      orgCode,
      idempotencyHeader,
      applicationName,
      addressLookupBase,
      replayId: () => given.replay()?.id ?? null,
      clock,
    }),
    gateway: gatewayOrigin === null ? null : { origin: gatewayOrigin, bases: new Map() },
    tokens,
    history: browserHistory(),
    page: browserPage(),
    session,
    local,
    cipher: browserEncryption(orgCode),
    otherTabs: otherTabs(),
    clock,
    newId: randomId,
    openLog: logOf(buffer, { appVersion: given.appVersion, orgCode }),
    report(error) {
      if (isWorthReporting(error)) tellMonitoring(reportOf(error));
    },
  };
}
