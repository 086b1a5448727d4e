import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readSigningRequest } from '#sagas/api/contract/signer.ts';
import type { SigningRequest } from '#store/application/signer/signingRequest.ts';

export function signingRequestOf(wire: AnswerOf<typeof readSigningRequest>): SigningRequest {
  const { notary, identityVerification, orgCode: _orgCode, ...request } = wire;
  return {
    ...request,
    isInPerson: notary?.mode === 'IN_PERSON',
    isIdInCheck: identityVerification === 'IN_PROGRESS',
    appointment: notary?.appointment ?? null,
  };
}
