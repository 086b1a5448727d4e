/** Builds what changed, then serves it with the sandbox (or the gateway of GATEWAY_URL). */
import { build } from '#scripts/build/build.ts';
import { gatewaySettings } from '#scripts/build/gateway.ts';
import { isBuilt } from '#scripts/build/stamp.ts';
import { orExit, readSettings } from '#server/settings.ts';

// Validates before the build.
orExit(() => [readSettings(process.env), gatewaySettings()]);
if (!isBuilt()) await build();
await import('#server/main.ts');
