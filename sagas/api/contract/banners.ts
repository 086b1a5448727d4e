import * as v from 'valibot';

import { bannerVariants } from '#store/banners/banners.ts';

import { Moment, YesNo } from './common.ts';
import { endpoint } from './endpoint.ts';

const Words = v.pipe(v.string(), v.nonEmpty());
const Times = v.object({ createdAt: Moment, updatedAt: Moment });

/** A banner item (BANNER-06); one without its required parts spoils the whole list (VAL-BANNER-1). */
export const WireBanner = v.object({
  uuid: Words,
  message: Words,
  apps: v.pipe(v.array(v.string()), v.nonEmpty()),
  variant: v.picklist(bannerVariants),
  active: v.fallback(YesNo, false),
  dismissable: v.fallback(v.nullish(v.boolean(), null), null),
  metadata: v.fallback(v.optional(Times, {}), { createdAt: null, updatedAt: null }),
});

/** The names of the file: in production, and its test variant elsewhere (CALL-BANNER-2, A-79). */
export const bannerFiles = { production: 'banners.json', test: 'banners-test.json' } as const;

/** CALL-BANNER-1, CALL-BANNER-3. The public storage gets no header of ours (C-14). */
export const readBanners = endpoint({
  name: 'readBanners',
  method: 'GET',
  path: '/banners/{file}',
  answer: v.array(WireBanner),
  bearer: 'never',
  deadlineMs: 5_000,
  goesUnnoticed: true,
  isAnonymous: true,
});
