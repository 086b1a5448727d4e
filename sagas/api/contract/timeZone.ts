import * as v from 'valibot';

import { isTimeZone } from '#store/geography/timeZones.ts';

import { Text } from './common.ts';

/** A name that the browser does not know is null (FT-09); the app then uses the property's zone (F-17). */
export const TimeZone = v.pipe(
  Text,
  v.transform((text) => (text !== null && isTimeZone(text) ? text : null)),
);
