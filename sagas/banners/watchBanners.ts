import type { Action } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { throwBug, type ApiError } from '#sagas/api/apiError.ts';
import { bannerFiles, readBanners } from '#sagas/api/contract/banners.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, race, select, take, takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  chooseBanners,
  currentDismissals,
  firstOfEach,
  type Dismissals,
} from '#store/banners/banners.ts';
import { bannerDismissed, bannersFailed, bannersReceived } from '#store/banners/slice.ts';
import { isProduction } from '#store/environment.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { locationChanged } from '#store/shell/slice.ts';

/** VAL-BANNER-1 */
const MISMATCH = 'Banner data does not match the expected format';
const MAX_ERROR_LENGTH = 1_000;
const FILE = isProduction ? bannerFiles.production : bannerFiles.test;

const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Unreadable dismissals count as none (FT-62). */
function dismissalsIn({ local }: Ports): Dismissals {
  const read = v.safeParse(Stored, local.read(storageKeys.dismissedBanners));
  return read.success ? read.output : {};
}

const storeDismissals = ({ local }: Ports, dismissals: Dismissals) =>
  local.write(storageKeys.dismissedBanners, JSON.stringify(dismissals));

/** Returns the body of a refusal, or else the text of the error (BANNER-13). */
function errorOf({ failure, message, data = message }: ApiError): string {
  if (failure.kind === 'garbled') return MISMATCH;
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return text.slice(0, MAX_ERROR_LENGTH);
}

function* loadBanners(ports: Ports, baseUrl: string): SagaGenerator<void> {
  try {
    const answer = yield* send(ports, readBanners, { path: { file: FILE } }, { baseUrl });
    const items = firstOfEach(answer);
    const { defaultProduct } = (yield* select(selectOrganisation)).orgMetaData;
    const before = dismissalsIn(ports);
    const dismissals = currentDismissals(items, before);
    if (Object.keys(dismissals).length < Object.keys(before).length)
      storeDismissals(ports, dismissals);
    yield* put(bannersReceived(chooseBanners(items, defaultProduct, dismissals)));
  } catch (error) {
    throwBug(error);
    yield* put(bannersFailed({ error: errorOf(error) }));
  }
}

const isNavigation = (action: Action) =>
  locationChanged.match(action) && action.payload.isSameScreen !== true;

/**
 * If the deployment has banners, reads them once the page is idle. Leaving a screen aborts its request (CALL-BANNER-4),
 * and the next screen sends it again.
 */
export function* watchBanners(ports: Ports): SagaGenerator<void> {
  yield* takeEvery(bannerDismissed, ({ payload }) => {
    const dismissedAt = new Date(ports.clock.now()).toISOString();
    storeDismissals(ports, { ...dismissalsIn(ports), [payload.uuid]: dismissedAt });
  });
  let isLeft = ports.bannersBase !== null;
  while (isLeft) {
    yield* call(() => ports.page.rest());
    const [, left] = yield* race([
      call(loadBanners, ports, ports.bannersBase ?? ''),
      take(isNavigation),
    ]);
    isLeft = left !== undefined;
  }
}
