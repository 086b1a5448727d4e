import type { Organisation } from '#store/org/organisation.ts';
import { sample, type ConsentText } from '#store/text/sampleText.ts';
import { required, validator } from '#store/validation.ts';
import { isTicked } from '#store/registration/consents.ts';
import type { Occupancy } from '#store/person/address.ts';

/** What a borrower acknowledges right before submitting (facts §6; T-16 to T-18), in display order. */
export const acknowledgementTypes = ['TERMS', 'PRIVACY', 'TEXAS', 'CERTIFICATION'] as const;
export type AcknowledgementType = (typeof acknowledgementTypes)[number];

export type AcknowledgementText = ConsentText & { type: AcknowledgementType };

/**
 * Returns an application's acknowledgments. A Texas home has an extra notice, which starts twelve days (facts §4).
 */
export const acknowledgementsFor = (
  state: string | null,
  occupancy: Occupancy | null,
): readonly AcknowledgementType[] =>
  acknowledgementTypes.filter(
    (type) => type !== 'TEXAS' || (state === 'TX' && occupancy === 'HOME'),
  );

/** Returns the acknowledgment to show and send (F-16). Samples for legal review (screens.md 11). */
export function acknowledgementText(
  type: AcknowledgementType,
  organisation: Readonly<Organisation>,
): AcknowledgementText {
  // A name may end with a period: "Inc."
  const party = organisation.orgMetaData.companyInfo.companyName.replace(/\.$/, '');
  const texts: Record<AcknowledgementType, ConsentText> = {
    TERMS: sample('T-17', 'I received the home equity line terms and the brochure.'),
    PRIVACY: sample('T-16', `I received the privacy notice of ${party}.`),
    TEXAS: sample('T-17-TX', 'I received this notice'),
    CERTIFICATION: sample(
      'T-18',
      'Everything above is true and complete. I am applying for this line of credit.',
    ),
  };
  return { type, ...texts[type] };
}

export type AcknowledgementTicks = Partial<Record<AcknowledgementType, boolean>>;

export interface SubmissionForm extends AcknowledgementTicks {
  sampleCode?: string;
}

/** Requires all acknowledgments, and the code if the brand has the demonstration. */
export const submissionValidator = (types: readonly AcknowledgementType[], asksCode: boolean) =>
  validator<SubmissionForm>({
    ...Object.fromEntries(types.map((type) => [type, [isTicked]])),
    ...(asksCode && { sampleCode: [required('Open the test page first')] }),
  });
