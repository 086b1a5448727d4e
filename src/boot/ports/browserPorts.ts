import { createApi } from '#sagas/api/http.ts';
import { createTokens } from '#sagas/api/tokens.ts';
import { gatewayAt } from '#sagas/flags/gatewayAt.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { ActionLog } from '#store/actionLog/actionLog.ts';
import type { ActionBuffer } from '#store/actionLog/actionBuffer.ts';
import { randomId, uniqueId } from '#store/format/randomId.ts';
import type { ErrorReport } from '#store/shell/slice.ts';
import type { GatewayData } from '#src/boot/pageData.ts';

import { browserHistory } from './browserHistory.ts';
import { browserPage } from './browserPage.ts';
import { browserEncryption } from './browserEncryption.ts';
import { deviceOf } from './device.ts';
import { lateMedia } from './lateMedia.ts';
import { storageWithFallback } from './keyValue.ts';
import { locate } from './locate.ts';
import { otherTabs } from './otherTabs.ts';
import { isWorthReporting, reportOf } from './report.ts';
import { sessionReplay } from './sessionReplay.ts';
import type { ServerClock } from './serverClock.ts';

/** The ports that exist before the sagas' code has loaded. */
type EarlyPorts = Pick<Ports, 'vault' | 'files' | 'appVersion' | 'takePrivateQuery'>;

export interface PortSettings extends EarlyPorts, GatewayData {
  readonly buffer: ActionBuffer;
  readonly clock: ServerClock;
  readonly orgCode: string;
  readonly reportToMonitoring: (report: ErrorReport) => void;
}

function openLogOf(buffer: ActionBuffer, appVersion: string, orgCode: string): Ports['openLog'] {
  const device = () => deviceOf(navigator, innerWidth);
  let log: ActionLog | null = null;
  return async () => {
    const { createActionLog } = await import('#store/actionLog/actionLog.ts');
    return (log ??= createActionLog(buffer, { appVersion, orgCode, device }));
  };
}

export function browserPorts(settings: PortSettings): Ports {
  const { orgCode, gatewayOrigin, idempotencyHeader, applicationName, ...rest } = settings;
  const { addressLookupBase, replayLink, reportToMonitoring, clock, buffer, ...given } = rest;
  const session = storageWithFallback(() => sessionStorage, [storageKeys.actionLog]);
  const local = storageWithFallback(() => localStorage);
  const replay = sessionReplay(replayLink, session);
  const tokens = createTokens(session, storageKeys.token, storageKeys.tokenOwner);

  return {
    ...given,
    api: createApi({
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        clock.update(response.headers.get('date'));
        return response;
      },
      upload: async (...file) => (await import('./xhrUpload.ts')).xhrUpload(...file),
      tokens,
      origin: location.origin,
      orgCode,
      idempotencyHeader,
      applicationName,
      addressLookupBase,
      replayId: replay?.id ?? null,
      clock,
      onCallEnded: (call) => buffer.note(call),
    }),
    gateway: gatewayOrigin === null ? null : gatewayAt(gatewayOrigin),
    tokens,
    history: browserHistory(),
    page: browserPage(),
    media: lateMedia(),
    session,
    local,
    cipher: browserEncryption(orgCode),
    otherTabs: otherTabs(),
    chat: async () => (await import('./chatPorts.ts')).chatPorts,
    clock,
    locate,
    newId: uniqueId,
    newNonce: randomId,
    hash: async (file) => (await import('./hash.ts')).hash(file),
    replay,
    openLog: openLogOf(buffer, given.appVersion, orgCode),
    report(error) {
      if (isWorthReporting(error)) reportToMonitoring(reportOf(error));
    },
  };
}
