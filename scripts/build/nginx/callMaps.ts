import { uploadChatFile } from '#sagas/api/contract/chat.ts';
import { contract } from '#sagas/api/contract/contract.ts';

import { literal, mapOf, type MapRow } from './syntax.ts';

/** An id, a code, a name: what the host lets through, unencoded, and no way up. */
const IDENTIFIER = String.raw`(?!\.{1,2}(?:[/?]|$))[A-Za-z0-9_.-]{1,100}`;

const DOTS = String.raw`(?:%20)*(?:\.|%2[Ee]){1,2}(?:%20)*(?:;|%3[Bb]|%2[Ff]|%5[Cc]|[/?]|$)`;

/** A typed text: a slash may be in it, encoded; a control, a percent or a way up may not. */
const TEXT = `(?![^/?]*(?:%2[Ff]|%5[Cc])${DOTS})(?!${DOTS})(?:[A-Za-z0-9_.~!'()*+,;=:@&-]|%(?!25|[01]|7[Ff])[0-9A-Fa-f]{2})+`;

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** The pattern of a raw path; braces are its parameters. */
const pathPattern = (path: string) =>
  escaped(path).replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    name === 'text' ? TEXT : IDENTIFIER,
  );

const MEGABYTE = 1024 * 1024;

const parametersOf = (path: string) => path.split('{').length;

/** $homeline_call: the pattern of a call that is passed on; empty for any other request. */
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

/** $homeline_resolved: not empty for a path that the host refuses because it changes when it is normalized. */
export const resolvedMap = (): string =>
  mapOf('$request_uri', '$homeline_resolved', '', [
    [String.raw`~^[^?#]*(?:/(?:\.|%2[Ee]){1,2}(?:[/?#]|$)|\x5C)`, 'yes'],
  ]);

/** The paths of uploads, with the megabytes of a body: its file, and what a form has besides. */
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
