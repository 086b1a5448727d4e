import { shapeOf } from '#store/text/shape.ts';

/*
 * A gateway may echo typed text in a refusal's code or field (F-04). The log keeps the contract's codes and field
 * names, and only the shape of other text.
 */

const codes = new Set(
  (
    'ACCOUNT_EXISTS ACCOUNT_TYPE ACTIVE_APPLICATION ALIAS_TAKEN CODE CONDITION_NOT_OPEN DOCUMENT_CHANGED FILES ' +
    'FILE_EMPTY FILE_REFUSED FILE_TOO_LARGE FILE_TYPE HOLD_ENDED IDEMPOTENCY_KEY_REUSED IDENTITY_EXISTS INCOMPLETE ' +
    'INVALID_SIGNATURE LINK_ENDED LINK_TOKEN NONCE NOT_ACH NOT_FOUND NOT_SIGNED_IN OFFER_EXPIRED ORG ORIGIN ' +
    'OUTSIDE_US OWNER_MISMATCH PAPER_CHOSEN PDF_PASSWORD SHAPE SLOT_TAKEN STATE_NOT_LICENSED STEP_NOT_OPEN STORAGE ' +
    'SUMMARY_LOCKED TOO_EARLY TOO_LATE TOO_LONG TOO_MANY TOO_MANY_FILES TOO_MANY_REFUSALS TYPE UNAUTHENTICATED ' +
    'UNAVAILABLE UNREADABLE VALUE WRONG_LOGIN'
  ).split(' '),
);

const fieldNames = new Set(
  (
    'accountNumber accountType accountUuid authorization paymentDay paymentMethod routingNumber statementBy ' +
    'abVersionsRequest acceptedAt acknowledgements affiliate affiliateAbVersion affiliateAppIndicator affiliateLiveOffers amount ' +
    'applicationUuid birthdate brand bureaus campaign certification city code collectedVia conditionUuid consent consentListRequest ' +
    'consentPromptUuid consentRequests consentType consents content department discounts displayConsentsWithMfa dob ' +
    'documentType documentUuid documentUuids drawPreference edit email employmentType equityLoan12Months ethnicity ' +
    'ethnicityOther externalStateNonce file fileName firstName formerLastName group homeAddress identityUuid income ' +
    'incomeCoDeeders incomeOther incomePrimary isListedForSale isTrustee kind language lastName link loanOriginatorUuid ' +
    'mailingAddress maritalStatus marketingConsent marketingTools medium message middleName name notProvided note occupancyType offerCode ' +
    'offerId optInOut optimizelyProfileRequest optimizelyProfileUuid org orgCode organization otherIncome owners ownership ' +
    'password pathname payoffLiabilityUuids phone phoneNumber preferredContact previousAddress productType profile profileRequest ' +
    'propertyAddress propertyListedForSale propertyRequest publish purpose quoteId race raceOtherAsian raceOtherPacific ' +
    'raceTribe reason redirectUrl referralId referralUuid referrerId relationship residency returnTo sex source spouse ssn ' +
    'state street1 street2 suffix telemetryTrackingId term text textKey titleChanged90Days topic totalExpertContactId ' +
    'totalExpertOwnerId trust type utmParameters uuid value version zip ' +
    'windows day time access accessNote address appraisedOn comparables price recentAppraisal soldOn bathrooms bedrooms bestDays condition contactName contactPhone damages estimatedValue ' +
    'improvements livingArea orderUuid petsOrNotes photos propertyType purchasePrice purchaseYear yearBuilt ' +
    'accounts assetStatement institution joint linkUuid skipped statementDate ' +
    'approved byCall comment ' +
    'floodPolicy noticeReceived receipt ' +
    'accuracy attested callMe callTime latitude location longitude ' +
    'added answer attestation balance hoaMonthly holder included insurance lienRelease lienUuid liens payment ' +
    'candidateUuid optionId explanation items liabilityUuid ownershipProof parcelNumber paymentProof propertyProof taxBill address ' +
    'signatureName taxes taxesInsurance toBeClosed ' +
    'bestTime businessName confirmBy employerName employerPapers incomePapers jobTitle lastPayDate licenceOrWebsite ' +
    'payFrequency payStubs recordUuid startDate workEmail workPhone yearsInBusiness ' +
    'publicToken result ' +
    'back front idType issuingState nameChange ' +
    'appointmentUuid assistance attendees from holdUuid mode place slotUuid to ' +
    'alone answers browser camera connection microphone present recordingConsent sound ' +
    'esign sampleCode consentVersion contentHash initials readAt scrolledToEnd ' +
    'agentId applicationId chatMode conversationId emailAddress feedbackMessage friendlyName nonce omniProxyChannelId ' +
    'pageUrl questionId rating responseToCustomer senderEmail senderId senderType skill tag token welcomeMessage'
  ).split(' '),
);

const isFieldPart = (part: string) => fieldNames.has(part) || /^\d{1,2}$/.test(part);

export const knownCode = (text: string): string => (codes.has(text) ? text : shapeOf(text));

/** Accepts `owners.0.email` and `owners[0].email`. */
export const knownField = (text: string): string =>
  text
    .replaceAll(/\[(\d{1,2})\]/g, '.$1')
    .split('.')
    .every(isFieldPart)
    ? text
    : shapeOf(text);
