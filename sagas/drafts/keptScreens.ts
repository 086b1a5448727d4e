import * as v from 'valibot';

import { Amount, codeOf, listOf } from '#sagas/api/contract/common.ts';
import {
  contactLabels,
  maritalLabels,
  MOST_OWNERS,
  ownershipLabels,
  purposeLabels,
  relationshipLabels,
  residencyLabels,
  trustTypeLabels,
  type AdditionalInfoForm,
  type Owner,
} from '#store/application/details/additionalInfo.ts';
import type { IdentificationForm } from '#store/application/decision/identification.ts';
import { drawPreferences } from '#store/application/offers/loanMaths.ts';
import { OFFER_SCREEN } from '#store/application/offers/slice.ts';
import type { OfferChoice } from '#store/application/offers/offers.ts';
import { MOST_PINNED } from '#store/application/offers/startingChoice.ts';
import type { ProofForm } from '#store/application/uploads/proof.ts';
import {
  reconsiderationReasons,
  type Reconsideration,
  type ReviewNote,
} from '#store/application/decision/reconsideration.ts';
import type { ApplicationState } from '#store/application/slice.ts';
import { editScreen, type EditStep } from '#store/application/summary/summary.ts';
import { KEPT_PENDING_WRITE } from '#sagas/application/sendWish.ts';

import type { KeptWish } from './keptWish.ts';
import { Found, formOf, partsOf, type Fits, type Form } from './lenientSchema.ts';
import { addressFits, keptForms, nameFits } from './keptForms.ts';

/** Under which name the draft of an application has its uploads; no screen is called so. */
export const KEPT_UPLOADS = 'uploads';

const Text = v.string();
const Texts = v.array(Text);
const YesNo = v.boolean();

const owner: Fits<Owner> = {
  ...nameFits,
  email: Text,
  phoneNumber: Text,
  relationship: codeOf(relationshipLabels),
};
/** chosen: a person nobody could read leaves their place empty, so that the others keep theirs. */
const Owners = v.pipe(v.array(v.fallback(partsOf(owner), {})), v.maxLength(MOST_OWNERS));

const contact = formOf<Omit<AdditionalInfoForm, 'ssn'>>({
  phoneNumber: Text,
  preferredContact: codeOf(contactLabels),
  isMailingSameAsHome: YesNo,
  mailingAddress: partsOf(addressFits),
  residency: codeOf(residencyLabels),
  purpose: codeOf(purposeLabels),
  ownership: codeOf(ownershipLabels),
  owners: Owners,
  trustName: Text,
  trustType: codeOf(trustTypeLabels),
  isTrustee: YesNo,
  maritalStatus: codeOf(maritalLabels),
  spouse: partsOf({ ...nameFits, email: Text }),
  titleChanged90Days: YesNo,
  equityLoan12Months: YesNo,
});

const choice: Fits<OfferChoice> = {
  type: Text,
  term: Amount,
  amount: Amount,
  drawPreference: v.picklist(drawPreferences),
  discounts: Texts,
  payoffLiabilityUuids: Texts,
};

const offerChoice = formOf<OfferChoice & { pinned: OfferChoice[] }>({
  ...choice,
  pinned: listOf(v.object(choice), MOST_PINNED),
});

const identification = formOf<Omit<IdentificationForm, 'ssn'>>({
  formerLastName: Text,
  hasMoved: YesNo,
  previousAddress: partsOf(addressFits),
});

const decline = formOf<Reconsideration>({
  reason: codeOf(reconsiderationReasons),
  message: Text,
});

const edits: Readonly<Record<EditStep, Form>> = {
  'property-info': keptForms.propertyAddress,
  'sale-status': keptForms.forSale,
  'income-info': keptForms.income,
  name: keptForms.name,
  birthdate: keptForms.birthdate,
  'contact-info': keptForms.contact,
};

/** What the form of each screen can hold, without secrets; other screens keep nothing. */
const Screens = partsOf({
  [OFFER_SCREEN]: offerChoice,
  'start/contact': contact,
  'credit/social': identification,
  'review-app/no-credit': formOf<ProofForm>({ note: Text }),
  'review-app/uw': formOf<ReviewNote>({ message: Text }),
  [KEPT_PENDING_WRITE]: formOf<KeptWish>({ words: Text, key: Text }),
  'error/decline': decline,
  'error/credit': decline,
  'error/income': decline,
  ...Object.fromEntries(
    Object.entries(edits).map(([step, form]) => [editScreen(step as EditStep), form]),
  ),
});

const Uploads = v.object({
  files: listOf(
    v.object({
      id: Text,
      group: v.picklist(['numberProof', 'photoId', 'reconsideration']),
      fileName: Text,
      sizeBytes: v.number(),
      documentUuid: v.nullable(Text),
      quality: v.fallback(
        v.nullable(v.object({ blurry: YesNo, glare: YesNo, cropped: YesNo })),
        null,
      ),
      isUsedAnyway: v.fallback(YesNo, false),
    }),
  ),
});

const Kept = v.pipe(Text, v.parseJson(), Found);

/** What was kept of an application's screens, screen by screen and field by field; null for something that is none. */
export function readKeptScreens(text: string) {
  const kept = v.safeParse(Kept, text);
  if (!kept.success) return null;
  // Every screen is made of parts.
  const screens = v.parse(Screens, kept.output) as ApplicationState['unsaved'];
  const uploads = v.safeParse(Uploads, kept.output[KEPT_UPLOADS]);
  const isNone = !uploads.success && Object.keys(screens).length === 0;
  return isNone ? null : { screens, files: uploads.success ? uploads.output.files : [] };
}
