import { ownContact } from '#store/application/core/ownContact.ts';
import type { Upload } from '#store/application/uploads/slice.ts';
import { uploadsOfGroup, validateUploadGroup } from '#store/application/uploads/uploads.ts';
import { phoneRules } from '#store/registration/contact.ts';
import {
  maxLength,
  oneOf,
  required,
  textValidator,
  type FieldErrors,
  type Rule,
} from '#store/validation.ts';
import { initialFormValues, type UnsavedValues } from '#store/unsaved.ts';

import { accessCodes, damageCodes, homeConditionCodes, visitDayCodes } from './codes.ts';
import type { HomeCondition } from './homeEstimate.ts';

export type HomeAccess = (typeof accessCodes)[number];
export type VisitDay = (typeof visitDayCodes)[number];
export type Damage = (typeof damageCodes)[number];

export const accessWays: Readonly<Record<HomeAccess, string>> = {
  OUTSIDE_ONLY: 'The home can be seen from the street',
  GATE: 'There is a gate or a locked entrance',
};

export const visitDays: Readonly<Record<VisitDay, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
};

export const damageLabels: Readonly<Record<Damage, string>> = {
  ROOF: 'Roof',
  FOUNDATION: 'Foundation',
  WATER: 'Water',
  NONE: 'None of these',
};

export interface ValuationOrder {
  contactName: string;
  contactPhone: string;
  access: HomeAccess;
  /** The gate's code, or how to get in. */
  accessNote: string;
  bestDays: readonly string[];
  petsOrNotes: string;
  /** For Texas: the home's condition according to its owner. */
  condition: HomeCondition;
  damages: readonly string[];
}

/** The order in the request. A Texas home has no access, other homes have no condition. */
export interface OrderAnswer {
  contactName: string;
  contactPhone: string;
  access: HomeAccess | null;
  accessNote: string | null;
  bestDays: string[];
  petsOrNotes: string | null;
  condition: HomeCondition | null;
  damages: string[];
}

export interface PlacedOrder extends OrderAnswer {
  /** Document uuids. */
  photos: string[];
  orderUuid: string;
  orderNumber: string;
  /** yyyy-MM-dd */
  expectedBy: string | null;
}

/** screens.md, bpo/condition */
export const MAX_PHOTOS = 6;

const REQUIRED = 'Required';

const some =
  (codes: readonly string[]): Rule<readonly string[]> =>
  (values) =>
    (values ?? []).every((value) => codes.includes(value)) ? undefined : REQUIRED;

const behindGate: Rule<string, ValuationOrder> = (note, { access }) =>
  access === 'GATE' ? required(REQUIRED)(note, {}) : undefined;

const noneIsExclusive: Rule<readonly string[]> = (damages) =>
  damages && damages.length > 1 && damages.includes('NONE')
    ? `Choose "${damageLabels.NONE}" alone`
    : undefined;

const contact = {
  contactName: [required(REQUIRED), maxLength(200, 'Must be at most 200 characters')],
  contactPhone: phoneRules,
};

/** bpo/order-bpo: the agent views the home from outside. */
export const validateOrder = textValidator<ValuationOrder>({
  ...contact,
  access: [required(REQUIRED), oneOf(accessCodes, REQUIRED)],
  accessNote: [behindGate, maxLength(200, 'Must be at most 200 characters')],
  bestDays: [some(visitDayCodes)],
  petsOrNotes: [maxLength(1_000, 'Must be at most 1000 characters')],
});

/** bpo/condition: in Texas, the condition too. */
export const validateTexasOrder = textValidator<ValuationOrder>({
  ...contact,
  condition: [required(REQUIRED), oneOf(homeConditionCodes, REQUIRED)],
  damages: [some(damageCodes), noneIsExclusive],
});

export interface OrderForm extends ValuationOrder {
  mayCall: boolean;
}

type OrderErrors = FieldErrors<OrderForm> & { homePhotos?: string };

/** Validates the order, the consent and, in Texas, the photos. */
export function orderValidator(isTexas: boolean, files: readonly Upload[]) {
  const validate = isTexas ? validateTexasOrder : validateOrder;
  const photos = isTexas ? validateUploadGroup(uploadsOfGroup(files, 'homePhotos'), 0) : null;
  return (values: Readonly<Partial<OrderForm>>): OrderErrors => ({
    ...validate(values),
    ...(values.mayCall !== true && { mayCall: REQUIRED }),
    ...(photos !== null && { homePhotos: photos }),
  });
}

/** Returns the order of a valid form. */
export const orderAnswer = (form: Readonly<ValuationOrder>, isTexas: boolean): OrderAnswer => ({
  contactName: form.contactName,
  contactPhone: form.contactPhone,
  access: isTexas ? null : form.access,
  accessNote: !isTexas && form.access === 'GATE' ? form.accessNote : null,
  bestDays: isTexas ? [] : [...(form.bestDays ?? [])],
  petsOrNotes: isTexas ? null : form.petsOrNotes || null,
  condition: isTexas ? form.condition : null,
  damages: isTexas ? [...(form.damages ?? [])] : [],
});

/** Returns the last order's contact and access, else the borrower's name and phone. Typed values win. */
export function startingOrder(
  saved: Readonly<PlacedOrder> | null,
  applicant: Parameters<typeof ownContact>[0],
  draft: UnsavedValues | undefined,
): Partial<OrderForm> {
  return initialFormValues<OrderForm>(saved ?? ownContact(applicant), draft);
}

/** Whether an order asks for the condition, which only Texas does (STATUS-30). */
export const isTexasOrder = ({ condition, access }: Readonly<OrderAnswer>): boolean =>
  condition !== null && access === null;
