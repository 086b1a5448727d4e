/* What a log may have of answers (decision 18). */

/** Codes, and answers by yes or no. */
export const additionalInfoPaths = [
  'ownership',
  'owners.*.relationship',
  'owners.*.name.suffix',
  'trust.type',
  'trust.isTrustee',
  'spouse.name.suffix',
  'purpose',
  'preferredContact',
  'titleChanged90Days',
  'equityLoan12Months',
];

/** Codes, and the states of home and property (decision 18). */
export const summaryPaths = [
  'propertyAddress.state',
  'occupancyType',
  'homeAddress.state',
  'isListedForSale',
  'employmentType',
  'name.suffix',
];

/** Codes, and answers by yes or no. */
export const lienListPaths = [
  'task',
  'liens.*.uuid',
  'liens.*.type',
  'liens.*.position',
  'liens.*.stated.answer',
  'liens.*.stated.toBeClosed',
  'taxesInsurance.included',
];

export const lienAnswerPaths = [
  'liens.*.lienUuid',
  'liens.*.answer',
  'liens.*.toBeClosed',
  'added.*.type',
  'taxesInsurance.included',
];

/** The paths of a valuation order. */
export const orderPaths = ['access', 'bestDays.*', 'condition', 'damages.*'];
