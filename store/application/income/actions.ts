import { createAction } from '@reduxjs/toolkit';

import type { PaperKind } from './codes.ts';
import type { EmployerAnswer } from './employer.ts';
import type { PaperFacts } from './papers.ts';

/** income/review: "Submit my income". */
export const incomeProofSubmitted = createAction('application/incomeProofSubmitted');

/** income/review: "Check again", while documents are being read. */
export const incomeCheckRequested = createAction('application/incomeCheckRequested');

/** income/upload. The files are in the kind's group. */
export const papersSubmitted = createAction<
  PaperFacts & { kind: PaperKind; recordUuid: string | null }
>('application/papersSubmitted');

/** income/employer-verification. With documents, the screen's files are sent too. */
export const employerSubmitted = createAction<EmployerAnswer & { hasPapers: boolean }>(
  'application/employerSubmitted',
);
