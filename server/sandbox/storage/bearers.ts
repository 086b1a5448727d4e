import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_SECONDS = 30 * 60; // F-09

export interface Bearer {
  readonly identityUuid: string;
  readonly sessionId: string;
}

export type BearerReading =
  | { readonly kind: 'good'; readonly bearer: Bearer }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

function parse(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** Creates signed bearer tokens (JWT, HS256), valid for half an hour. */
export function createBearers(secret: string, now: () => number) {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  return {
    issue({ identityUuid, sessionId }: Bearer): string {
      const issuedAt = Math.floor(now() / 1000);
      const claims = {
        sub: identityUuid,
        sid: sessionId,
        iat: issuedAt,
        exp: issuedAt + LIFE_SECONDS,
      };
      const text = `${HEADER}.${encode(claims)}`;
      return `${text}.${sign(text)}`;
    },
    read(token: string): BearerReading {
      const [header = '', claims = '', signature = ''] = token.split('.');
      const expected = Buffer.from(sign(`${header}.${claims}`));
      const given = Buffer.from(signature);
      const isSigned = expected.length === given.length && timingSafeEqual(expected, given);
      if (header !== HEADER || !isSigned) return { kind: 'forged' };
      const { sub, sid, exp } = parse(claims);
      if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number')
        return { kind: 'forged' };
      if (exp * 1000 <= now()) return { kind: 'expired' };
      return { kind: 'good', bearer: { identityUuid: sub, sessionId: sid } };
    },
  };
}
