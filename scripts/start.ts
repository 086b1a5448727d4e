/** Builds what changed since the last time, then serves it with a lender in a box (or the gateway of GATEWAY_URL). */
import { build } from '#scripts/build/build.ts';
import { isBuilt } from '#scripts/build/stamp.ts';

if (!isBuilt()) await build();
await import('#server/main.ts');
