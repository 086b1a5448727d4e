import { createAction } from '@reduxjs/toolkit';

import type { PaperKind } from './codes.ts';
import type { EmployerAnswer } from './employer.ts';
import type { PaperFacts } from './papers.ts';

/** income/review: "Submit my income". */
export const incomeProofSubmitted = createAction('application/incomeProofSubmitted');

/** income/review: "Check again", while papers are read. */
export const incomeCheckRequested = createAction('application/incomeCheckRequested');

/** income/upload; the files are those of the kind's group. */
export const papersSubmitted = createAction<
  PaperFacts & { kind: PaperKind; recordUuid: string | null }
>('application/papersSubmitted');

/** income/employer-verification; with papers, the files of the screen. */
export const employerSubmitted = createAction<EmployerAnswer & { hasPapers: boolean }>(
  'application/employerSubmitted',
);
