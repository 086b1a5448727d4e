import type { Upload } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import { addDays, isRealDate } from '#store/format/isoDate.ts';
import { passes, required, validator, type FieldErrors } from '#store/validation.ts';

export interface AppraisalForm {
  /** yyyy-MM-dd */
  appraisedOn: string;
}

/** screens.md, bpo/order-bpo */
const MAX_AGE_DAYS = 180;

/** Validates its date for a given day. Accepts any real date while the day is unknown. */
export const appraisalDateValidator = (todayIso: string | null) => {
  const oldest = todayIso === null ? '' : (addDays(todayIso, -MAX_AGE_DAYS) ?? '');
  return validator<AppraisalForm>({
    appraisedOn: [
      required('Required'),
      passes(isRealDate, 'Enter a real date'),
      passes((day: string) => todayIso === null || day <= todayIso, 'Enter a date that has passed'),
      passes((day: string) => day >= oldest, `Use an appraisal from the last ${MAX_AGE_DAYS} days`),
    ],
  });
};

/** Validates the date and the document. */
export function appraisalValidator(todayIso: string | null, files: readonly Upload[]) {
  const validate = appraisalDateValidator(todayIso);
  const message = validateUploadGroup(uploadsOfGroup(files, 'recentAppraisal'), 1);
  return (
    values: Readonly<Partial<AppraisalForm>>,
  ): FieldErrors<AppraisalForm> & { recentAppraisal?: string } => ({
    ...validate(values),
    ...(message !== null && { recentAppraisal: message }),
  });
}
