import { screenAddress } from '#store/application/core/screens.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { acceptOffer, requestSigningHelp, sendSigningPlace } from '#sagas/api/contract/signing.ts';
import { agreedStep } from '#sagas/application/agreedStep.ts';
import { sendingStep } from '#sagas/application/sendingStep.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { offerConsentText } from '#store/application/offers/offerConsents.ts';
import {
  finalOfferAccepted,
  placeAttested,
  positionDeclined,
  positionShared,
  signingHelpRequested,
} from '#store/application/signing/actions.ts';
import type { SigningPlace } from '#store/application/signing/place.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { applicationScope } from '#store/pendingWrites/slice.ts';

import { selectUuidInHand } from '#store/shell/selectors.ts';
import { redirected } from '#store/shell/slice.ts';

/** Accepts the final offer, with the consent that it still needs (F-16). */
function* acceptFinalOffer(ports: Ports, { payload }: ReturnType<typeof finalOfferAccepted>) {
  const organisation = yield* select(selectOrganisation);
  yield* agreedStep(ports, {
    step: 'finalOffer',
    screen: 'signingIntro',
    endpoint: acceptOffer.name,
    request: payload,
    ask(uuid, given) {
      const consents = payload.consents.map((type) => ({
        ...offerConsentText(type, organisation),
        ...given,
      }));
      return send(ports, acceptOffer, { path: { uuid }, body: { consents } });
    },
  });
}

/** Asks the lender about a place. Returns null without a place. */
function* askAbout(
  ports: Ports,
  uuid: string,
  body: BodyOf<typeof sendSigningPlace> | null,
): SagaGenerator<SigningPlace> {
  if (body === null) return 'ASKED';
  const { allowed } = yield* send(ports, sendSigningPlace, { path: { uuid }, body });
  return allowed ? 'ALLOWED' : 'NOT_ALLOWED';
}

/**
 * Sends the borrower's place to the lender. The position goes from the browser straight to the call. No action or state
 * contains it.
 */
function* sendPlace(ports: Ports, bodyOf: () => Promise<BodyOf<typeof sendSigningPlace> | null>) {
  const uuid = yield* select(selectUuidInHand);
  const signingPlace = yield* sendingStep({
    step: 'signingPlace',
    screen: null,
    *ask(of) {
      return yield* call(askAbout, ports, of, yield* call(bodyOf));
    },
  });
  if (signingPlace === null || uuid === null) return;
  yield* put(lenderDataReceived({ signingPlace }));
  if (signingPlace === 'ALLOWED')
    yield* put(redirected({ to: screenAddress(uuid, 'signingSign'), replace: false }));
}

function* sharePosition(ports: Ports) {
  yield* call(sendPlace, ports, () => ports.locate());
}

function* attestPlace(ports: Ports, { payload: { state } }: ReturnType<typeof placeAttested>) {
  yield* call(sendPlace, ports, () => Promise.resolve({ state, attested: true }));
}

function* askForPlace() {
  yield* put(lenderDataReceived({ signingPlace: 'ASKED' }));
}

function* requestHelp(ports: Ports, { payload }: ReturnType<typeof signingHelpRequested>) {
  const signingHelp = yield* sendingStep({
    step: 'signingHelp',
    screen: 'signingSupport',
    ask: (uuid) =>
      sendIdempotent(
        ports,
        requestSigningHelp,
        { path: { uuid }, body: payload },
        { scope: applicationScope(uuid, requestSigningHelp.name) },
      ),
  });
  if (signingHelp !== null) yield* put(lenderDataReceived({ signingHelp }));
}

export function* watchSigning(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(finalOfferAccepted, acceptFinalOffer, ports);
  yield* takeLeading(positionShared, sharePosition, ports);
  yield* takeLeading(positionDeclined, askForPlace);
  yield* takeLeading(placeAttested, attestPlace, ports);
  yield* takeLeading(signingHelpRequested, requestHelp, ports);
}
