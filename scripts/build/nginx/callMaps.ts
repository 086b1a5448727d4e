import { uploadChatFile } from '#sagas/api/contract/chat.ts';
import { contract } from '#sagas/api/contract/contract.ts';

import { literal, mapOf, type MapRow } from './syntax.ts';

/** An unencoded id, code or name that the host accepts, without path traversal. */
const IDENTIFIER = String.raw`(?!\.{1,2}(?:[/?]|$))[A-Za-z0-9_.-]{1,100}`;

const DOTS = String.raw`(?:%20)*(?:\.|%2[Ee]){1,2}(?:%20)*(?:;|%3[Bb]|%2[Ff]|%5[Cc]|[/?]|$)`;

/** Typed text. May contain an encoded slash, but no control character, percent sign or path traversal. */
const TEXT = `(?![^/?]*(?:%2[Ff]|%5[Cc])${DOTS})(?!${DOTS})(?:[A-Za-z0-9_.~!'()*+,;=:@&-]|%(?!25|[01]|7[Ff])[0-9A-Fa-f]{2})+`;

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

const pathPattern = (path: string) =>
  escaped(path).replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    name === 'text' ? TEXT : IDENTIFIER,
  );

const MEGABYTE = 1024 * 1024;

const parametersOf = (path: string) => path.split('{').length;

/** Returns $homeline_call: the pattern of a proxied call, or empty for other requests. */
export function callMap(addressLookupBase: string | undefined): string {
  const files = { method: 'GET', path: `${uploadChatFile.path}/{id}` };
  const lookups =
    addressLookupBase === undefined ? [] : [{ method: 'GET', path: `${addressLookupBase}/{text}` }];
  const rows = [...contract, files, ...lookups]
    .toSorted((one, other) => parametersOf(one.path) - parametersOf(other.path))
    .map(({ method, path }): MapRow => [
      String.raw`~^${method} ${pathPattern(path)}(?:\?|$)`,
      literal(path),
    ]);
  return mapOf('$request_method $request_uri', '$homeline_call', '', rows);
}

/** Returns $homeline_resolved: not empty for a path that the host refuses because normalizing changes it. */
export const resolvedMap = (): string =>
  mapOf('$request_uri', '$homeline_resolved', '', [
    [String.raw`~^[^?#]*(?:/(?:\.|%2[Ee]){1,2}(?:[/?#]|$)|\x5C)`, 'yes'],
  ]);

/** Returns the paths of uploads with their body limits in megabytes: the file plus the rest of the form. */
export const uploadLimits = (): [pattern: string, megabytes: number][] =>
  contract.flatMap(({ path, maxFileBytes }): [string, number][] =>
    maxFileBytes === undefined
      ? []
      : [
          [
            `^${escaped(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`,
            Math.ceil(maxFileBytes / MEGABYTE) + 1,
          ],
        ],
  );
