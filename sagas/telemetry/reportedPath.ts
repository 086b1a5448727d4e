import type { HistoryLocation } from '#sagas/ports.ts';
import { steps } from '#store/registration/questions.ts';
import { BASE_PATH, screenAt, screens } from '#store/shell/screens.ts';

const stepNames = steps.flatMap(({ path, value }) => [path, value]).filter(Boolean);

/** Returns the step in an address if it is one of the product's own, or null for any other text (SC-13). */
export const knownStep = (step: string | null | undefined): string | null =>
  stepNames.find((name) => name === step) ?? null;

/** Returns the path under the application in an address, or null outside an application. */
export const pathInApplication = ({ pathname }: HistoryLocation): string | null => {
  const match = screenAt(pathname);
  return match?.screen === 'application' ? (match.parameters['path'] ?? null) : null;
};

/**
 * Returns the pattern of an address with the application's uuid and the registration's step, including that of the
 * wrapper's query. Never includes other parameters (SC-13). `inside` is the pattern of the application's screen, whose
 * table loads late.
 */
export function reportedPath({ pathname, search }: HistoryLocation, inside = ':path'): string {
  const match = screenAt(pathname);
  if (match === null) return `${BASE_PATH}/`;
  const { uuid = ':uuid' } = match.parameters;
  const step = knownStep(match.parameters['step']) ?? ':step';
  const inQuery =
    match.screen === 'register' ? knownStep(new URLSearchParams(search).get('step')) : null;
  const pattern = screens[match.screen].path
    .replace(':uuid', uuid)
    .replace(':path', inside)
    .replace(':step', step);
  return `${BASE_PATH}/${pattern}${inQuery === null ? '' : `?step=${inQuery}`}`;
}
