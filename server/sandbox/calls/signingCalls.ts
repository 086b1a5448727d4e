import { randomInt } from 'node:crypto';

import {
  acceptOffer,
  readFinalOffer,
  requestSigningHelp,
  sendSigningPlace,
} from '#sagas/api/contract/signing.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';
import { finalOfferAnswer, finalQuote } from '#server/sandbox/lender/signing/finalOffer.ts';
import { allowsSigningAt } from '#server/sandbox/lender/signing/place.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { asksHardCredit } from '#store/application/signing/finalOffer.ts';
import { validateHelp } from '#store/application/signing/help.ts';
import { validateSigningPlace } from '#store/application/signing/place.ts';

import { advanceNow, handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

/** The final offer, the place of signing, and questions about signing. */
export function signingCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readFinalOffer, (application) =>
      finalOfferAnswer(application, world.lender(application.org), world.now()),
    ),

    step(acceptOffer, 'acceptance', isAt('FINAL_OFFER'), (application, { parts: { body } }) => {
      const given = body.consents.find(({ type }) => type === 'HARD_CREDIT');
      const { status } = application;
      if (asksHardCredit(statusAnswer(application)) && !given)
        throw new HttpError(400, { message: 'Required', field: 'HARD_CREDIT' });
      const consents = status.consents.map((consent) =>
        consent.type === 'HARD_CREDIT' && given
          ? { ...consent, givenAt: given.acceptedAt }
          : consent,
      );
      return advanceNow(world, {
        ...application,
        selectedQuote: finalQuote(application, world.lender(application.org), world.now()),
        status: { ...status, consents },
      });
    }),

    own(sendSigningPlace, (application, { parts: { body } }) => {
      if (!isAt('NOTE_SIGNING')(application)) throw stepNotOpen();
      if ('state' in body) refuseInvalid(validateSigningPlace({ ...body, isHere: body.attested }));
      const allowed = allowsSigningAt(body);
      const signingPlace = { allowed, at: new Date(world.now()).toISOString() };
      saveApplication(world, application, { ...application, signingPlace });
      return { allowed, reason: allowed ? null : 'OUTSIDE_US' };
    }),

    own(requestSigningHelp, (application, { parts: { body } }) => {
      const { callMe, callTime, ...question } = body;
      refuseInvalid(
        validateHelp({
          ...question,
          callMe: callMe ? 'YES' : 'NO',
          ...(callTime !== null && { callTime }),
        }),
      );
      const note = { at: new Date(world.now()).toISOString(), message: body.message };
      world.applications.change(application.uuid, (known) => ({
        ...known,
        notes: [...known.notes, note].slice(-100),
      }));
      return { reference: `HS-${randomInt(100_000, 999_999)}` };
    }),
  ];
}
