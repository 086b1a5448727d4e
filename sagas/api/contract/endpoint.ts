import type { GenericSchema, InferOutput } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The parameters of a path. `/a/{uuid}/b/{code}` has `uuid` and `code`. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

export interface Endpoint<
  Path extends string = string,
  Query = unknown,
  Body = unknown,
  Answer = unknown,
  Name extends string = string,
> {
  readonly name: Name;
  readonly method: Method;
  readonly path: Path;
  readonly query?: GenericSchema<unknown, Query>;
  readonly body?: GenericSchema<unknown, Body>;
  readonly answer: GenericSchema<unknown, Answer>;
  readonly success: 200 | 201 | 202 | 204;
  /** `required`: never sent without a bearer. `never`: always sent without one (API-05). */
  readonly bearer: 'required' | 'optional' | 'never';
  /** The client's timeout (quality-bar section 1). Defaults to 10 s for GET, 30 s for the rest. */
  readonly deadlineMs?: number;
  /** A write with an Idempotency-Key (SC-09). */
  readonly creates?: true;
  /** Sends this application's name to the identity broker (X-Auth0-Application-Name). */
  readonly namesApplication?: true;
  /** A 401 is a regular response and doesn't end the session. */
  readonly ownsUnauthorised?: true;
  /** A background call (FT-83, FT-84). Its 401 ends no session, and its 429 blocks no form. */
  readonly isBackground?: true;
  /** A deployment may configure another base address (G-04). */
  readonly looksUpAddresses?: true;
  /**
   * For files in public storage and logs for support. Sends no cookie and no header except the gateway's bearer, and
   * takes no bearer from the response (C-14).
   */
  readonly isAnonymous?: true;
  /** For logging out: sent even if the page unloads, and takes no bearer from the response (FT-29). */
  readonly outlivesPage?: true;
  readonly multipart?: true;
  /** The maximum size of that file in bytes. A server stops reading there. */
  readonly maxFileBytes?: number;
  /** The response is a PDF (DOCVIEW-07). */
  readonly answersPdf?: true;
}

type Part<Name extends string, Value> = unknown extends Value
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };

/** The path parameters, query and body of a call, if its endpoint has them. */
export type Params<Path extends string, Query, Body> = ([PathNames<Path>] extends [never]
  ? { readonly path?: undefined }
  : { readonly path: Readonly<Record<PathNames<Path>, string>> }) &
  Part<'query', Query> &
  Part<'body', Body>;

export type ParamsOf<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, unknown>
    ? Params<Path, Query, Body>
    : never;
export type AnswerOf<E> = E extends { answer: GenericSchema<unknown, infer Answer> }
  ? Answer
  : never;
export type BodyOf<E> = E extends { body?: infer S }
  ? NonNullable<S> extends GenericSchema
    ? InferOutput<NonNullable<S>>
    : never
  : never;

type Declared<Path extends string, Query, Body, Answer, Name extends string> = Omit<
  Endpoint<Path, Query, Body, Answer, Name>,
  'success' | 'bearer'
> &
  Partial<Pick<Endpoint, 'success' | 'bearer'>>;

/** Declares a call. By default, it returns 200 and needs a bearer. */
export const endpoint = <const Path extends string, Query, Body, Answer, const Name extends string>(
  declaration: Declared<Path, Query, Body, Answer, Name>,
): Endpoint<Path, Query, Body, Answer, Name> => ({
  success: 200,
  bearer: 'required',
  ...declaration,
});

/** Thrown for a value that a path can't contain: empty, `..`, or half a surrogate pair. */
export class Unfillable extends Error {
  override readonly name = 'Unfillable';
}

/** Returns `/a/x%2Fy` for `/a/{uuid}` with `{uuid: 'x/y'}`. Throws `Unfillable` for an invalid value. */
export const fillPath = (pattern: string, values: Readonly<Record<string, string>> = {}): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name] ?? '';
    if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) throw new Unfillable(`${pattern} lacks ${name}`);
    return encodeURIComponent(value);
  });
