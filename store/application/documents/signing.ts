import { signatureRules } from '#store/person/signature.ts';
import { sample } from '#store/text/sampleText.ts';
import { oneOf, required, validator, type Rule } from '#store/validation.ts';

/** The signature and initials that a borrower adopts (signing/sign). */
export interface Adoption {
  signatureName: string;
  initials: string;
}

export interface AdoptionForm extends Adoption {
  /** T-24 */
  isAdopted: boolean;
}

/** T-24: a sample for legal review (screens.md 11). */
export const signatureText = sample(
  'T-24',
  'I agree that my typed name and initials count as my signature, as if signed by hand.',
);

const REQUIRED = 'Required';

const areInitials: Rule<string> = (value) =>
  !value || /^\p{L}{2,3}$/u.test(value) ? undefined : 'Use 2 or 3 letters';

/** Validates "Adopt your signature". */
export const adoptionValidator = (legalName: string | null) =>
  validator<AdoptionForm>({
    signatureName: signatureRules(legalName),
    initials: [required(REQUIRED), areInitials],
    isAdopted: [required(REQUIRED), oneOf([true], REQUIRED)],
  });
