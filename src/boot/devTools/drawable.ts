import { rootReducer, type RootState } from '#store/index.ts';

/** Of the slices of every page. Parts that come with their code may be missing from a state. */
const initial = rootReducer(undefined, { type: '' });

const drawable = new WeakSet<object>();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value has the fields of the sample, each of the same kind. A field that is null in the sample may be anything. */
function isLike(sample: unknown, value: unknown): boolean {
  if (sample === null || sample === undefined) return true;
  if (!isObject(sample)) return typeof value === typeof sample;
  return (
    isObject(value) &&
    Array.isArray(value) === Array.isArray(sample) &&
    Object.entries(sample).every(([key, inner]) => isLike(inner, value[key]))
  );
}

/** The app's own states are drawn already. */
export const trust = (state: RootState): unknown => drawable.add(state);

/** Whether a state of any origin can be drawn. */
export function isDrawable({ state }: { readonly state: RootState }): boolean {
  if (drawable.has(state)) return true;
  const isSound = isLike(initial, state) && isObject(state.org.organisation);
  if (isSound) drawable.add(state);
  return isSound;
}
