import * as v from 'valibot';

import { bannerVariants } from '#store/banners/banners.ts';

import { Moment, YesNo } from './common.ts';
import { endpoint } from './endpoint.ts';

const Words = v.pipe(v.string(), v.nonEmpty());
const Times = v.object({ createdAt: Moment, updatedAt: Moment });

/** A banner (BANNER-06). One that lacks a required part makes the whole list invalid (VAL-BANNER-1). */
export const WireBanner = v.object({
  uuid: Words,
  message: Words,
  apps: v.pipe(v.array(v.string()), v.nonEmpty()),
  variant: v.picklist(bannerVariants),
  active: v.fallback(YesNo, false),
  dismissable: v.fallback(v.nullish(v.boolean(), null), null),
  metadata: v.fallback(v.optional(Times, {}), { createdAt: null, updatedAt: null }),
});

/** File names in production and everywhere else (CALL-BANNER-2, A-79). */
export const bannerFiles = { production: 'banners.json', test: 'banners-test.json' } as const;

/** CALL-BANNER-1, CALL-BANNER-3. We send no headers of ours to the public storage (C-14). */
export const readBanners = endpoint({
  name: 'readBanners',
  method: 'GET',
  path: '/banners/{file}',
  answer: v.array(WireBanner),
  bearer: 'never',
  deadlineMs: 5_000,
  isBackground: true,
  isAnonymous: true,
});
