import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import { screenOf } from '#store/application/core/screens.ts';

/** The pattern of a path under an application, as `income/link/:type`; `:path` where no screen has it. */
export function screenPattern(path: string): string {
  const match = applicationScreenAt(path);
  return match === null ? ':path' : screenOf(match.screen).path;
}
