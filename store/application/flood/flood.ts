import { sample } from '#store/text/sampleText.ts';
import { isTicked } from '#store/registration/consents.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import type { Upload } from '#store/application/uploads/slice.ts';
import { validator, type FieldErrors } from '#store/validation.ts';

/** The result of the flood check (error/flood-cert). */
export interface FloodCheck {
  /** The home is in a special flood hazard area and needs flood insurance. */
  isInFloodZone: boolean;
  /** The zone on the flood map: "AE". */
  zone: string | null;
  /** When the receipt of the notice and the policy arrived, or null. */
  proofSentAt: string | null;
}

/** Whether the borrower must send something. */
export const needsFloodProof = ({ isInFloodZone, proofSentAt }: Readonly<FloodCheck>): boolean =>
  isInFloodZone && proofSentAt === null;

/** T-36 */
export const FLOOD_ZONE =
  'The home is in a flood zone. You need flood insurance before we can fund. Here is the notice and what to send.';

/** The box below the notice: a sample for legal review. */
export const floodReceipt = sample('T-36', 'I received this notice');

export const FLOOD_NOTICE_TITLE = 'Notice of special flood hazards';

/** The notice: a sample for legal review, based on the flood insurance rules' model form. */
export const floodNotice: readonly string[] = [
  'The building on your property is in a special flood hazard area. In any year the chance of a flood there is 1 % or more. Over 30 years that is more than one in four.',
  'Federal law does not let us open the line without flood insurance, for as long as the line is open.',
  'You can buy it through the National Flood Insurance Program, by any insurance agent who takes part, or from a private insurer. Compare what each covers and costs.',
  'It covers at least the smallest of three amounts: all loans on the home together, the most that the program sells for such a home, and the value of the building.',
  'After a flood that is declared a disaster, federal help may be there for your home.',
];

export const policyNeeds: readonly string[] = [
  'Your name and the address of the home',
  'The amount that it covers, and its first and last day',
  'Us as mortgagee, with your loan number',
];

export interface FloodForm {
  noticeReceived: boolean;
}

const validateReceipt = validator<FloodForm>({ noticeReceived: [isTicked] });

/** Requires the receipt of the notice and at least one document of the policy. */
export function floodValidator(files: readonly Upload[]) {
  const message = validateUploadGroup(uploadsOfGroup(files, 'floodPolicy'), 1);
  return (
    values: Readonly<Partial<FloodForm>>,
  ): FieldErrors<FloodForm> & { floodPolicy?: string } => ({
    ...validateReceipt(values),
    ...(message !== null && { floodPolicy: message }),
  });
}
