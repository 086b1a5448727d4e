import { finishingStep } from '#sagas/application/sendingStep.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import {
  selectUploadsState,
  uploadsSubmitted,
  type UploadGroup,
} from '#store/application/uploads/slice.ts';
import { documentsOf } from '#store/application/uploads/uploads.ts';

type FinishingStep = Parameters<typeof finishingStep>[0];

type UploadedStep = (documentUuids: string[]) => FinishingStep;

/** Sends a step with its uploaded files. From then on, the files belong to the lender (F-11). */
export const uploadedStep = (groups: readonly UploadGroup[], stepOf: UploadedStep) =>
  call(function* (): SagaGenerator<boolean> {
    const { files } = yield* select(selectUploadsState);
    const { ids, documentUuids } = documentsOf(files, groups);
    const isSent = yield* finishingStep(stepOf(documentUuids));
    if (isSent) yield* put(uploadsSubmitted({ ids }));
    return isSent;
  });
