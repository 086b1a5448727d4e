/** Builds what changed since the last time, then serves it with a lender in a box (or the gateway of GATEWAY_URL). */
import { build } from '#scripts/build/build.ts';
import { gatewaySettings } from '#scripts/build/gateway.ts';
import { isBuilt } from '#scripts/build/stamp.ts';
import { orEnd, readSettings } from '#server/settings.ts';

// Before the build, which would take its time for nothing.
orEnd(() => [readSettings(process.env), gatewaySettings()]);
if (!isBuilt()) await build();
await import('#server/main.ts');
