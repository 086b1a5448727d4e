import * as account from './account.ts';
import * as application from './application.ts';
import * as appraisal from './appraisal.ts';
import * as assets from './assets.ts';
import * as banners from './banners.ts';
import * as bank from './bank.ts';
import * as chat from './chat.ts';
import * as chatAgents from './chatAgents.ts';
import * as conditions from './conditions.ts';
import * as delinquency from './delinquency.ts';
import * as documents from './documents.ts';
import * as eligibility from './eligibility.ts';
import type { Endpoint } from './endpoint.ts';
import * as experiments from './experiments.ts';
import * as features from './features.ts';
import * as funding from './funding.ts';
import * as feedback from './feedback.ts';
import * as flood from './flood.ts';
import * as idCheck from './idCheck.ts';
import * as identity from './identity.ts';
import * as income from './income.ts';
import * as liens from './liens.ts';
import * as linking from './linking.ts';
import * as notary from './notary.ts';
import * as notarySession from './notarySession.ts';
import * as offers from './offers.ts';
import * as payoff from './payoff.ts';
import * as profile from './profile.ts';
import * as property from './property.ts';
import * as referral from './referral.ts';
import * as registration from './registration.ts';
import * as requalification from './requalification.ts';
import * as session from './session.ts';
import * as signer from './signer.ts';
import * as signing from './signing.ts';
import * as steps from './steps.ts';
import * as submission from './submission.ts';
import * as summary from './summary.ts';
import * as support from './support.ts';
import * as telemetry from './telemetry.ts';
import * as valuation from './valuation.ts';

/** The calls by subject. The OpenAPI document uses the subjects as tags. */
export const modules = {
  identity,
  profile,
  account,
  session,
  eligibility,
  referral,
  registration,
  application,
  offers,
  steps,
  submission,
  liens,
  property,
  requalification,
  delinquency,
  payoff,
  appraisal,
  assets,
  bank,
  funding,
  signing,
  flood,
  income,
  linking,
  idCheck,
  notary,
  notarySession,
  signer,
  summary,
  valuation,
  documents,
  telemetry,
  features,
  experiments,
  support,
  chat,
  chatAgents,
  conditions,
  banners,
  feedback,
} as const;

type NameIn<Module> = Module extends unknown
  ? Extract<Module[keyof Module], { name: string; method: string; path: string }>['name']
  : never;

/** The name of any call that the modules declare. */
export type CallName = NameIn<(typeof modules)[keyof typeof modules]>;

export type Call = Endpoint<string, unknown, unknown, unknown, CallName>;

const isCall = (declared: unknown): declared is Call =>
  typeof declared === 'object' && declared !== null && 'method' in declared && 'path' in declared;

/** Every call. The sandbox answers them, and the OpenAPI document lists them. */
export const contract: readonly Call[] = Object.values(modules).flatMap((module): Call[] =>
  Object.values<unknown>(module).filter(isCall),
);
