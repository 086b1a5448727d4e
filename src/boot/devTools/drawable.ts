import { rootReducer, type RootState } from '#store/index.ts';

/** A state may lack the slices of lazy-loaded code, so this sample has only the slices of every page. */
const initial = rootReducer(undefined, { type: '' });

const drawable = new WeakSet<object>();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns whether a value has the fields of the sample, each of the same kind. If a field is null in the sample, it may
 * be anything.
 */
function isLike(sample: unknown, value: unknown): boolean {
  if (sample === null || sample === undefined) return true;
  if (!isObject(sample)) return typeof value === typeof sample;
  return (
    isObject(value) &&
    Array.isArray(value) === Array.isArray(sample) &&
    Object.entries(sample).every(([key, inner]) => isLike(inner, value[key]))
  );
}

/** The app has already drawn its own states, so they need no check. */
export const markDrawable = (state: RootState): unknown => drawable.add(state);

export function isDrawable({ state }: { readonly state: RootState }): boolean {
  if (drawable.has(state)) return true;
  const isSound = isLike(initial, state) && isObject(state.org.organisation);
  if (isSound) drawable.add(state);
  return isSound;
}
