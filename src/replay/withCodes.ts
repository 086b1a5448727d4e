import { isNested } from '#store/actionLog/difference.ts';

const isShape = (value: unknown) => typeof value === 'string' && /^x+$/.test(value);

/** The lender's texts that explain a code. */
const TEXTS = ['text', 'message'];

function coded(value: object): object {
  const code = 'code' in value && typeof value.code === 'string' ? value.code : '';
  if (code === '' || isShape(code)) return value;
  const texts = Object.entries(value).filter(([key, text]) => TEXTS.includes(key) && isShape(text));
  return texts.length === 0
    ? value
    : { ...value, ...Object.fromEntries(texts.map(([key]) => [key, code])) };
}

/**
 * Shows the lender's reasons by their codes, because a log has none of the lender's words. Keeps objects that don't
 * change, so selectors return the same results.
 */
export function withCodes<State>(state: State): State {
  if (!isNested(state)) return state;
  const inner = Object.entries(state).map(([key, value]) => [key, withCodes(value)] as const);
  const isSame = inner.every(
    ([key, value]) => value === (state as Readonly<Record<string, unknown>>)[key],
  );
  const whole: object = isSame
    ? state
    : Array.isArray(state)
      ? inner.map(([, value]) => value)
      : Object.fromEntries(inner);
  return coded(whole) as State;
}
