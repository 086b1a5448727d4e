import { createApi } from '#sagas/api/http.ts';
import { createTokens } from '#sagas/api/tokens.ts';
import { createFiles } from '#sagas/files.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/storageKeys.ts';
import { createVault } from '#sagas/vault.ts';
import { createActionLog } from '#store/actionLog/record.ts';

import { browserHistory } from './browserHistory.ts';
import { browserPage } from './browserPage.ts';
import { browserSeals } from './browserSeals.ts';
import { keptOrInMemory } from './keyValue.ts';
import { otherTabs } from './otherTabs.ts';
import { serverClock } from './serverClock.ts';
import { xhrUpload } from './xhrUpload.ts';

export interface PortSettings {
  readonly orgCode: string;
  readonly appVersion: string;
  readonly idempotencyHeader: string;
  readonly replay: Ports['replay'];
  readonly report: Ports['report'];
}

/** The real outside world: fetch, history, storage, keys and the page. */
export function browserPorts(settings: PortSettings): Ports {
  const { orgCode, appVersion, idempotencyHeader } = settings;
  const session = keptOrInMemory(() => sessionStorage, [storageKeys.actionLog]);
  const local = keptOrInMemory(() => localStorage);
  const tokens = createTokens(session, storageKeys.token);
  const clock = serverClock();
  const newId = () => randomId();

  return {
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
      baseUrl: () => '',
      replayId: () => settings.replay()?.id ?? null,
      now: () => clock.now(),
    }),
    tokens,
    vault: createVault(newId),
    files: createFiles(newId),
    history: browserHistory(),
    page: browserPage(),
    session,
    local,
    seals: browserSeals(orgCode),
    otherTabs: otherTabs(),
    clock,
    newId,
    replay: settings.replay,
    report: settings.report,
    appVersion,
    log: createActionLog({ clock, appVersion, orgCode }),
  };
}

/** A random id, also where the page is not a secure context and has no randomUUID (SC-21, FMT-10). */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
