/** Runs the production build: the bundle and each brand's first pages, compressed, in dist. */
import { build } from '#scripts/build/build.ts';
import { gatewaySettings } from '#scripts/build/gateway.ts';
import { orExit } from '#server/settings.ts';

orExit(() => gatewaySettings());
await build();
