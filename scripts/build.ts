/** The production build: the bundle, the first pages of every brand, and both compressed, in dist. */
import { build } from '#scripts/build/build.ts';

await build();
