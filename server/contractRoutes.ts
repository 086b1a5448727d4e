import type { Endpoint, Method } from '#sagas/api/contract/endpoint.ts';
import { contract } from '#sagas/api/contract/contract.ts';

export interface Route {
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly endpoint: Endpoint;
  readonly expression: RegExp;
  readonly names: readonly string[];
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(endpoint: Endpoint): Pattern {
  const parts = endpoint.path.split(/\{(\w+)\}/);
  const literals = parts.filter((_part, index) => index % 2 === 0);
  return {
    endpoint,
    expression: new RegExp(`^${literals.map(escape).join('([^/]+)')}$`),
    names: parts.filter((_part, index) => index % 2 === 1),
  };
}

/** Sorted by the number of parameters, so `heloc/all` takes precedence over `heloc/{uuid}`. */
const patterns = contract
  .map(patternOf)
  .sort((one, other) => one.names.length - other.names.length);

/** Decodes a path segment. Returns null if the percent encoding is invalid. */
export function decodeSegment(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function match({ endpoint, expression, names }: Pattern, pathname: string): Route | null {
  const found = expression.exec(pathname);
  if (!found) return null;
  const path: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = decodeSegment(found[index + 1] ?? '');
    if (value === null) return null;
    path[name] = value;
  }
  return { endpoint, path };
}

/** Returns a request's endpoint, or null if the contract has none. */
export function routeOf(method: string, pathname: string): Route | null {
  for (const pattern of patterns) {
    if (pattern.endpoint.method !== method) continue;
    const route = match(pattern, pathname);
    if (route) return route;
  }
  return null;
}

export const methodsAt = (pathname: string): Method[] =>
  patterns
    .filter(({ expression }) => expression.test(pathname))
    .map(({ endpoint }) => endpoint.method);
