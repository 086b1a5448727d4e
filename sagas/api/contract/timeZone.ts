import * as v from 'valibot';

import { isTimeZone } from '#store/geography/timeZones.ts';

import { Text } from './common.ts';

/** A zone that the browser doesn't know becomes null (FT-09). The app then uses the property's zone (F-17). */
export const TimeZone = v.pipe(
  Text,
  v.transform((text) => (text !== null && isTimeZone(text) ? text : null)),
);
