/** The production build: the bundle, the first pages of every brand, and both compressed, in dist. */
import { build } from '#scripts/build/build.ts';
import { gatewaySettings } from '#scripts/build/gateway.ts';
import { orEnd } from '#server/settings.ts';

orEnd(() => gatewaySettings());
await build();
