import { appraisalFeature } from '#store/application/appraisal/appraisal.feature.ts';
import { assetsFeature } from '#store/application/assets/assets.feature.ts';
import { bankFeature } from '#store/application/bank/bank.feature.ts';
import { conditionsFeature } from '#store/application/conditions/conditions.feature.ts';
import { creditFeature } from '#store/application/credit/credit.feature.ts';
import { decisionFeature } from '#store/application/decision/decision.feature.ts';
import { delinquencyFeature } from '#store/application/delinquency/delinquency.feature.ts';
import { detailsFeature } from '#store/application/details/details.feature.ts';
import { documentsFeature } from '#store/application/documents/documents.feature.ts';
import { floodFeature } from '#store/application/flood/flood.feature.ts';
import { fundingFeature } from '#store/application/funding/funding.feature.ts';
import { idCheckFeature } from '#store/application/idCheck/idCheck.feature.ts';
import { incomeFeature } from '#store/application/income/income.feature.ts';
import { liensFeature } from '#store/application/liens/liens.feature.ts';
import { linkingFeature } from '#store/application/linking/linking.feature.ts';
import { notaryFeature } from '#store/application/notary/notary.feature.ts';
import { offersFeature } from '#store/application/offers/offers.feature.ts';
import { payoffFeature } from '#store/application/payoff/payoff.feature.ts';
import { propertyFeature } from '#store/application/property/property.feature.ts';
import { requalificationFeature } from '#store/application/requalification/requalification.feature.ts';
import { signerFeature } from '#store/application/signer/signer.feature.ts';
import { signingFeature } from '#store/application/signing/signing.feature.ts';
import { statusFeature } from '#store/application/status/status.feature.ts';
import { submissionFeature } from '#store/application/submission/submission.feature.ts';
import { summaryFeature } from '#store/application/summary/summary.feature.ts';
import { uploadsFeature } from '#store/application/uploads/uploads.feature.ts';
import { valuationFeature } from '#store/application/valuation/valuation.feature.ts';
import type { ApplicationFeature, LenderDatum } from './feature.ts';

export const features = {
  appraisal: appraisalFeature,
  assets: assetsFeature,
  bank: bankFeature,
  conditions: conditionsFeature,
  credit: creditFeature,
  decision: decisionFeature,
  delinquency: delinquencyFeature,
  details: detailsFeature,
  documents: documentsFeature,
  flood: floodFeature,
  funding: fundingFeature,
  idCheck: idCheckFeature,
  income: incomeFeature,
  liens: liensFeature,
  linking: linkingFeature,
  notary: notaryFeature,
  offers: offersFeature,
  payoff: payoffFeature,
  property: propertyFeature,
  requalification: requalificationFeature,
  signer: signerFeature,
  signing: signingFeature,
  status: statusFeature,
  submission: submissionFeature,
  summary: summaryFeature,
  uploads: uploadsFeature,
  valuation: valuationFeature,
};

type Features = typeof features;
export type FeatureName = keyof Features;

type TablePart = 'screens' | 'data' | 'uploads' | 'intents';

type PartOf<Part extends keyof ApplicationFeature> = {
  [Name in FeatureName]: Features[Name] extends Readonly<Record<Part, infer Declared>>
    ? Declared
    : never;
}[FeatureName];

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Returns one part of all features as a table. */
export const declared = <Part extends TablePart>(part: Part) =>
  Object.assign(
    {},
    ...Object.values<ApplicationFeature>(features).map((feature) => feature[part]),
    // Each name belongs to one feature (features.test.ts).
  ) as Intersection<PartOf<Part>>;

type ReadIn<Declared> =
  Declared extends Readonly<Record<'reads', readonly (infer Datum)[]>> ? Datum : never;
type ReadByScreens<Declared> =
  Declared extends Readonly<Record<'screens', infer Screens>>
    ? { [Screen in keyof Screens]: ReadIn<Screens[Screen]> }[keyof Screens]
    : never;

/** Data that a feature's screens load, including data of other features. */
export type ReadBy<Name extends FeatureName> = Extract<
  ReadByScreens<Features[Name]> | ReadIn<Features[Name]>,
  LenderDataName
>;

export type EnteredFeature = {
  [Name in FeatureName]: Features[Name] extends { screens: unknown } | { reads: unknown }
    ? Name
    : never;
}[FeatureName];

export type StepName = PartOf<'steps'>[number];

type Data = Intersection<PartOf<'data'>>;
export type LenderDataName = keyof Data;

export type UploadGroupName = keyof Intersection<PartOf<'uploads'>>;

export type LenderData = {
  [Name in LenderDataName]: Data[Name] extends LenderDatum<infer Value> ? Value : never;
};

export const lenderData: Readonly<Record<LenderDataName, LenderDatum<unknown>>> = declared('data');

export const lenderDataNames = Object.keys(lenderData) as LenderDataName[];
