import type { StageCheck } from '#scripts/checkGateway/applicant.ts';

import { closingBranches, closingStages } from './closing.ts';
import { conditionBranches } from './conditions.ts';
import { creditStages } from './credit.ts';
import { detailBranches, detailStages } from './details.ts';
import { incomeBranches, incomeStages } from './income.ts';
import { notaryBranches, notaryStage } from './notary.ts';
import { offerBranches, offerStage } from './offers.ts';
import { propertyStages } from './property.ts';
import { signerBranches } from './signers.ts';
import { lienStage, titleBranches } from './title.ts';

/** What a borrower does at each status from offers to funding. */
export const walkStages: readonly StageCheck[] = [
  offerStage,
  ...detailStages,
  lienStage,
  ...incomeStages,
  ...closingStages,
  notaryStage,
];

/** Other calls. Only a sandbox can create an application for each. */
export const branches: readonly StageCheck[] = [
  ...creditStages,
  ...propertyStages,
  ...offerBranches,
  ...detailBranches,
  ...titleBranches,
  ...incomeBranches,
  ...closingBranches,
  ...notaryBranches,
  ...signerBranches,
  ...conditionBranches,
];
