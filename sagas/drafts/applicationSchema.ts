import * as v from 'valibot';

import type { ApplicationScreen } from '#store/application/core/feature.ts';
import { Amount, codeOf, listOf } from '#sagas/api/contract/common.ts';
import {
  contactLabels,
  maritalLabels,
  MAX_OWNERS,
  ownershipLabels,
  purposeLabels,
  relationshipLabels,
  residencyLabels,
  trustTypeLabels,
  type AdditionalInfoForm,
  type Owner,
} from '#store/application/details/additionalInfo.ts';
import {
  type DelinquencyForm,
  type LateItemForm,
} from '#store/application/delinquency/delinquency.ts';
import { lateAnswers } from '#store/application/delinquency/codes.ts';
import { lienAnswers, lienTypes } from '#store/application/liens/liens.ts';
import {
  MAX_ADDED_LOANS,
  type AddedLien,
  type LienForm,
  type LiensValues,
} from '#store/application/liens/liensForm.ts';
import type { UploadForm } from '#store/application/conditions/uploads.ts';
import type { IdentificationForm } from '#store/application/credit/identification.ts';
import { drawPreferences } from '#store/application/offers/loanMaths.ts';
import type { OfferChoice } from '#store/application/offers/offers.ts';
import { MAX_PINNED } from '#store/application/offers/startingChoice.ts';
import { addressKinds } from '#store/registration/address/addressKinds.ts';
import { formKinds, nameKinds } from '#store/registration/answerKinds.ts';
import type { LegalName } from '#store/person/name.ts';
import type { StepId } from '#store/registration/questions.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import type { ApplicationState } from '#store/application/core/state.ts';
import { editScreen, type EditStep } from '#store/application/summary/summary.ts';
import { uploadGroupNames } from '#store/application/uploads/purposes.ts';
import type { UploadGroup } from '#store/application/uploads/slice.ts';

import {
  formSchemaOf,
  lenientSchema,
  PendingWritesSchema,
  pickValidFields,
  StoredObject,
  schemasOf,
  type FieldSchemas,
} from './lenientSchema.ts';
import { booking, valuationOrder } from './visitSchemas.ts';

/** The keys of uploads and pending writes in the stored draft. No form has such an id. */
export const STORED_UPLOADS = 'uploads';
export const STORED_WRITES = 'pendingWrites';

const Text = v.string();
const Texts = v.array(Text);
const YesNo = v.boolean();

const owner: FieldSchemas<Owner> = {
  ...schemasOf<LegalName>(nameKinds),
  email: Text,
  phoneNumber: Text,
  relationship: codeOf(relationshipLabels),
};
/** Our choice: an unreadable owner becomes an empty one, so the others stay. */
const Owners = v.pipe(v.array(v.fallback(pickValidFields(owner), {})), v.maxLength(MAX_OWNERS));

const contact = lenientSchema<Omit<AdditionalInfoForm, 'ssn'>>({
  phoneNumber: Text,
  preferredContact: codeOf(contactLabels),
  isMailingSameAsHome: YesNo,
  mailingAddress: pickValidFields(schemasOf(addressKinds)),
  residency: codeOf(residencyLabels),
  purpose: codeOf(purposeLabels),
  ownership: codeOf(ownershipLabels),
  owners: Owners,
  trustName: Text,
  trustType: codeOf(trustTypeLabels),
  isTrustee: YesNo,
  maritalStatus: codeOf(maritalLabels),
  spouse: pickValidFields({ ...schemasOf<LegalName>(nameKinds), email: Text }),
  titleChanged90Days: YesNo,
  equityLoan12Months: YesNo,
});

const choice: FieldSchemas<OfferChoice> = {
  type: Text,
  term: Amount,
  amount: Amount,
  drawPreference: v.picklist(drawPreferences),
  discounts: Texts,
  payoffLiabilityUuids: Texts,
};

const offerChoice = lenientSchema<OfferChoice & { pinned: OfferChoice[] }>({
  ...choice,
  pinned: listOf(v.object(choice), MAX_PINNED),
});

const identification = lenientSchema<Omit<IdentificationForm, 'ssn'>>({
  formerLastName: Text,
  hasMoved: YesNo,
  previousAddress: pickValidFields(schemasOf(addressKinds)),
});

const lien: FieldSchemas<LienForm> = {
  answer: codeOf(lienAnswers),
  balance: Amount,
  payment: Amount,
  toBeClosed: YesNo,
  isBalanceRight: v.union([Amount, v.literal(false)]),
  isRight: YesNo,
  note: Text,
};

const addedLien: FieldSchemas<AddedLien> = {
  holder: Text,
  type: codeOf(lienTypes),
  balance: Amount,
  payment: Amount,
};

const liens = lenientSchema<LiensValues>({
  liens: v.array(v.fallback(pickValidFields(lien), {})),
  includesTaxesInsurance: YesNo,
  taxes: Amount,
  insurance: Amount,
  hoaMonthly: Amount,
  otherLoans: YesNo,
  added: v.pipe(v.array(v.fallback(pickValidFields(addedLien), {})), v.maxLength(MAX_ADDED_LOANS)),
  noOthers: YesNo,
  signatureName: Text,
});

const lateItem: FieldSchemas<LateItemForm> = { answer: codeOf(lateAnswers), explanation: Text };

const delinquency = lenientSchema<DelinquencyForm>({
  items: v.array(v.fallback(pickValidFields(lateItem), {})),
});

const conditionNotes = lenientSchema<UploadForm>({ notes: v.record(Text, Text) });

const edits: Readonly<Record<EditStep, StepId>> = {
  'property-info': 'propertyAddress',
  'sale-status': 'forSale',
  'income-info': 'income',
  name: 'name',
  birthdate: 'birthdate',
  'contact-info': 'contact',
};

/**
 * The stored form of each screen, without secrets. A flat form is described by its row here. Other screens store
 * nothing.
 */
const Screens = pickValidFields({
  productSelect: offerChoice,
  startContact: contact,
  creditSocial: identification,
  liens,
  reviewDelinquency: delinquency,
  bpoOrder: valuationOrder,
  hold: booking,
  bpoCondition: valuationOrder,
  conditionsUpload: conditionNotes,
  ...Object.fromEntries(
    Object.entries<ApplicationScreen>(applicationScreens).flatMap(([id, { stores }]) =>
      stores === undefined ? [] : [[id, formSchemaOf(stores)]],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(edits).map(([step, question]) => [
      editScreen(step as EditStep),
      formSchemaOf(formKinds[question]),
    ]),
  ),
});

const UploadGroupSchema = v.custom<UploadGroup>(
  (group) =>
    typeof group === 'string' && uploadGroupNames.some((name) => name === group.split('/')[0]),
);

const Uploads = v.object({
  files: listOf(
    v.object({
      id: Text,
      group: UploadGroupSchema,
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

const Stored = v.pipe(Text, v.parseJson(), StoredObject);

/** Reads a stored draft screen by screen and field by field (FT-62). Returns null if it isn't a draft. */
export function parseApplicationDraft(text: string) {
  const stored = v.safeParse(Stored, text);
  if (!stored.success) return null;
  // Each screen is an object of fields.
  const screens = v.parse(Screens, stored.output) as ApplicationState['unsaved'];
  const uploads = v.safeParse(Uploads, stored.output[STORED_UPLOADS]);
  const pendingWrites = v.parse(PendingWritesSchema, stored.output[STORED_WRITES]);
  const isEmpty = [screens, pendingWrites].every((part) => Object.keys(part).length === 0);
  if (isEmpty && !uploads.success) return null;
  return { screens, files: uploads.success ? uploads.output.files : [], pendingWrites };
}
