import { saveExperiments } from '#sagas/api/contract/experiments.ts';
import { saveReplayLink } from '#sagas/api/contract/application.ts';
import { saveAssets } from '#sagas/api/contract/assets.ts';
import {
  emailOffer,
  quoteOffer,
  readOffers,
  reopenOffers,
  selectOffer,
} from '#sagas/api/contract/offers.ts';
import { chooseRequalification, readRequalification } from '#sagas/api/contract/requalification.ts';
import {
  addReviewNote,
  askForReconsideration,
  startAssets,
  withdrawApplication,
} from '#sagas/api/contract/steps.ts';
import type { Applicant, StageCheck } from '#scripts/checkGateway/applicant.ts';
import { Broken } from '#scripts/checkGateway/visit.ts';

const NO_OFFERS =
  'The list of offers is empty although the status is OFFER_SELECTION, at which the borrower chooses one. Send at ' +
  'least one offer, or keep OFFER_CALCULATION_IN_PROGRESS until there is one.';

async function chosenOffer({ visit, path }: Applicant) {
  const { offers } = await visit.call(readOffers, { path });
  const [offer] = offers;
  if (!offer) {
    visit.note(readOffers, NO_OFFERS);
    throw new Broken(`${readOffers.name} breaks`);
  }
  const { id, type, term, minDraw, maxDraw } = offer;
  const choice = {
    amount: Math.min(Math.max(minDraw, 50_000), maxDraw),
    term,
    drawPreference: 'PRESERVE' as const,
    discounts: [],
    payoffLiabilityUuids: [],
  };
  return { offerId: id, type: type ?? 'STANDARD', choice };
}

/** The walk's offers: reads them, emails one, takes a quote. */
export const offerStage: StageCheck = {
  status: 'OFFER_SELECTION',
  async run(applicant) {
    const { visit, path, samples } = applicant;
    const { offerId, type, choice } = await chosenOffer(applicant);
    await visit.each(() => visit.call(emailOffer, { path, body: { type, ...choice } }));
    const { quoteId } = await visit.call(quoteOffer, { path, body: { offerId, ...choice } });
    const consents = [samples.consent('HARD_CREDIT', 'T-05')];
    await visit.call(selectOffer, { path, body: { quoteId, consents } });
  },
};

/** Calls for offers that the walk doesn't reach. */
export const offerBranches: readonly StageCheck[] = [
  {
    status: 'OFFER_SELECTION',
    async run({ visit, path }) {
      const experiments = [{ name: 'contract-check', variation: 'control' as const }];
      await visit.each(
        () => visit.call(saveReplayLink, { path, body: { link: 'https://replay.example/1' } }),
        () => visit.call(saveExperiments, { path, body: { experiments } }),
        () => visit.call(startAssets, { path, body: {} }),
        () => visit.call(withdrawApplication, { path, body: { reason: null } }),
      );
    },
  },
  {
    status: 'ASSETS_PREQUAL',
    async run({ visit, path }) {
      await visit.call(saveAssets, { path, body: { skipped: true, accounts: [] } });
    },
  },
  {
    status: 'COLLECT_ADDITIONAL_INFO',
    async run({ visit, path }) {
      await visit.call(reopenOffers, { path, body: { reason: 'OTHER_AMOUNT' } });
    },
  },
  {
    status: 'CLTV_LIEN_POSITION_REQUALIFY',
    async run({ visit, path }) {
      const known = await visit.call(readRequalification, { path });
      const [option] = known?.options ?? [];
      if (option)
        await visit.call(chooseRequalification, { path, body: { optionId: option.optionId } });
    },
  },
  {
    status: 'DECLINED',
    async run({ visit, path }) {
      const body = { reason: 'OTHER', message: 'A contract check.', documentUuids: [] };
      await visit.call(askForReconsideration, { path, body });
    },
  },
  {
    status: 'UNDERWRITING_REVIEW',
    async run({ visit, path }) {
      await visit.call(addReviewNote, { path, body: { message: 'A contract check.' } });
    },
  },
];
