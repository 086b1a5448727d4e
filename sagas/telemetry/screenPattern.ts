import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import { screenOf } from '#store/application/core/screens.ts';

/** Returns the pattern of a path under an application, such as `income/link/:type`, or `:path` if no screen has it. */
export function screenPattern(path: string): string {
  const match = applicationScreenAt(path);
  return match === null ? ':path' : screenOf(match.screen).path;
}
