import type { CallName } from '#sagas/api/contract/contract.ts';

interface CallText {
  readonly summary: string;
  /** Why we chose the path. Missing if the specification gives it. */
  readonly chosen?: string;
  /** Why we chose the body, if the specification gives only the path. */
  readonly chosenBody?: string;
}

const STEPS = 'The step calls of the application are not shown; screens.md 10.3.';
const BANK = 'The calls of the bank account are not shown; screens.md 10.3.';
const CONDITIONS = 'The answers to a condition are not shown; screens.md 10.3.';
const DOCUMENTS = 'The document calls are not shown; screens.md 10.3.';
const FLOOD = 'error/flood-cert is named without a call; screens.md section 4.';
const ID_CHECK = 'The calls of the identity check are not shown; screens.md 10.3.';
const INCOME = 'The calls of the income service are not shown; screens.md 10.3.';
const LINKING = 'The calls of link sessions are not shown; screens.md 10.3.';
const NOTARY = 'The calls of the notary are not shown; screens.md 10.3.';
const OFFERS = 'The offer calls are named without paths; screens.md 10.3.';
const SIGNER = { chosen: 'The calls of additional signers are not shown; screens.md 10.3.' };
const SIGNING = 'The calls of the signing are not shown; screens.md 10.3.';

/** The texts of all calls. They are separate from the contract, which is part of the browser's scripts. */
export const callTexts: Readonly<Record<CallName, CallText>> = {
  readIdentity: { summary: 'Who is signed in' },

  readProfile: { summary: 'The profile of the person who is signed in' },
  readSelf: { summary: 'Who the identity broker says is signed in' },

  readSigningRequest: { summary: 'The signing request of the additional signer who asks' },
  startSigningRequest: { summary: 'The signer agrees to electronic records and starts', ...SIGNER },
  declineSigningRequest: { summary: 'The signer does not want to sign', ...SIGNER },
  reopenSigningRequest: { summary: 'The signer has changed their mind', ...SIGNER },
  readInvitation: { summary: 'Who asks whom to sign, by the token of a link', ...SIGNER },
  requestInvitation: { summary: 'Sends the link again, if the email was invited', ...SIGNER },
  registerSigner: { summary: 'Makes the login of an invited signer', ...SIGNER },
  requestPasswordReset: { summary: 'Sends a link to choose a new password', ...SIGNER },
  resetPassword: { summary: 'Replaces the password, by the token of a link', ...SIGNER },
  readSigners: { summary: 'The additional signers of an application', ...SIGNER },
  inviteSigner: { summary: 'Sends a signer their link again', ...SIGNER },
  saveSigner: {
    summary: 'Corrects the phone of a signer, or the email, which starts the request again',
    ...SIGNER,
  },

  login: {
    summary: 'Signs in with email and password',
    chosen: 'The main site’s login is not in the specification; screens.md 10.3.',
  },
  readConsentTypes: { summary: 'The consents an application asks for' },
  readProfileConsentTypes: { summary: 'The consents a profile can hold' },
  registerIdentity: { summary: 'Makes an identity with a password' },
  registerWithBroker: {
    summary: 'Starts a registration on the lender’s own sign-in page',
    chosenBody: 'CALL-SUB-04 names query and headers alone.',
  },
  savePhone: { summary: 'Saves a phone number as an alias of the identity' },
  saveProfileName: { summary: 'Replaces the legal name of the profile' },
  verifyIdentity: {
    summary: 'The identity that a bearer belongs to, as the registration reads it',
  },

  endSession: { summary: 'Signs out' },
  startLogin: { summary: 'Starts a sign-in on the lender’s own page' },

  lookUpAddress: {
    summary: 'Addresses that begin like the typed text',
    chosen: 'G-04: the specification appends the typed text to a path that it does not show.',
  },
  readConsentPrompt: { summary: 'The text a borrower agrees to before texts are sent' },
  readStateLicenses: { summary: 'In which states the lender is licensed' },
  readStatesEligibility: { summary: 'In which states the lender takes applications' },
  readZipEligibility: { summary: 'In which ZIP codes the lender takes none' },

  readLicensedStates: { summary: 'Where the referring originator may lend' },
  readOfferCode: { summary: 'The offer that a mailed code stands for' },
  readOriginator: { summary: 'Who referred the borrower' },
  readPrepop: { summary: 'What an affiliate already asked' },
  readReferral: { summary: 'What a referring originator already knows' },
  readReferralStatus: { summary: 'Whether a referral was used already' },

  joinWaitlist: { summary: 'Puts a person on the list for their state' },
  readAbilityToStart: { summary: 'Whether this person may start an application here' },
  saveSmsConsents: { summary: 'Saves what a borrower said to text messages' },

  createApplication: { summary: 'Starts an application' },
  readApplication: { summary: 'One application' },
  readApplications: { summary: 'Every application of the person who is signed in' },
  readOptimizelyProfile: { summary: 'The experiment profile of an identity' },
  readStatus: { summary: 'Where an application stands' },
  saveOptimizelyProfile: { summary: 'Stores the experiment profile of an identity' },
  saveReplayLink: { summary: 'Stores a link to the replay of the session' },

  emailOffer: {
    summary: 'Sends the numbers of one choice to the email address on file',
    chosen: 'No call of the specification sends an offer. The lender knows the address.',
  },
  quoteOffer: { summary: 'Computes one choice of an offer', chosen: OFFERS },
  readOffers: { summary: 'The offers that an application has', chosen: OFFERS },
  reopenOffers: { summary: 'Goes back to choosing an offer', chosen: OFFERS },
  selectOffer: { summary: 'Takes a quoted offer', chosen: OFFERS },

  addReviewNote: { summary: 'Adds a note for the underwriter', chosen: STEPS },
  askForReconsideration: { summary: 'Asks for another look at a decision', chosen: STEPS },
  identifyForCredit: { summary: 'Helps the bureaus find a person', chosen: STEPS },
  readAdditionalInfo: {
    summary: 'What start/contact was answered with, null before; the SSN is never in it',
    chosen: STEPS,
  },
  readCreditFreeze: {
    summary: 'Which bureaus show a lock or a freeze, and how many tries were made',
    chosen: STEPS,
  },
  readCreditIdentification: {
    summary: 'What the bureaus were asked with, and how many tries are left',
    chosen: STEPS,
  },
  readDecision: { summary: 'What was decided, and why', chosen: STEPS },
  retryCredit: { summary: 'Asks the bureaus again after a freeze was lifted', chosen: STEPS },
  saveAdditionalInfo: { summary: 'Answers start/contact', chosen: STEPS },
  saveDemographics: {
    summary: 'Stores what a borrower chose to say about ethnicity, race and sex',
    chosen: STEPS,
  },
  sendCreditProof: { summary: 'Sends proof of a Social Security number', chosen: STEPS },
  startAssets: { summary: 'Goes to the screen that counts savings', chosen: STEPS },
  withdrawApplication: { summary: 'Cancels an application', chosen: STEPS },

  submitApplication: {
    summary: 'Submits the reviewed application, with what was acknowledged',
    chosen: STEPS,
  },

  readLiens: {
    summary: 'The loans and liens found on the property, and what the borrower said of them',
    chosen: STEPS,
  },
  saveLiens: { summary: 'Answers liens: what is still owed on the property', chosen: STEPS },

  explainOwnership: { summary: 'Says why the county records name other owners', chosen: STEPS },
  readPropertyCandidates: {
    summary: 'The homes that the county records have at the address',
    chosen: STEPS,
  },
  readPropertyRecord: {
    summary: 'The parcel and the owners in the county records, and the ownership that was told',
    chosen: STEPS,
  },
  saveParcelNumber: {
    summary: 'Corrects the parcel number; null: the borrower does not know it',
    chosen: STEPS,
  },
  saveProperty: {
    summary: 'Says which home it is: one of the list, or another address',
    chosen: STEPS,
  },
  sendPropertyProof: {
    summary: 'Sends a tax bill or a deed of a home that the records lack',
    chosen: STEPS,
  },

  chooseRequalification: { summary: 'Chooses a way forward', chosen: STEPS },
  readRequalification: {
    summary: 'Why the line does not fit, and the ways forward; null where it fits',
    chosen: STEPS,
  },

  readDelinquency: {
    summary: 'The late payments of the credit report, and what the borrower said of them',
    chosen: STEPS,
  },
  saveDelinquency: { summary: 'Answers review-app/delinquency', chosen: STEPS },

  addPayoffLetter: { summary: 'Adds a payoff letter of one loan', chosen: STEPS },
  readPayoffs: {
    summary: 'The loans that are paid off from the line, and what their lenders answered',
    chosen: STEPS,
  },

  moveAppraisal: { summary: 'Moves the appointment', chosen: STEPS },
  payAppraisal: {
    summary: 'Starts the payment of an appraisal on the page of the payment partner',
    chosen: STEPS,
  },
  readAppraisal: {
    summary: 'The appraisal of a large line: its fee, when it may be paid, and the appointment',
    chosen: STEPS,
  },

  readAssets: {
    summary: 'The savings that were linked and sent, and what the limit depends on',
    chosen: STEPS,
  },
  saveAssets: {
    summary: 'Counts savings towards the line, or goes on without them',
    chosen: STEPS,
  },

  addBankAccount: { summary: 'Takes an account that the borrower typed in', chosen: BANK },
  chooseDisbursement: { summary: 'Chooses the account that the money goes to', chosen: BANK },
  confirmDisbursement: { summary: 'Confirms the account that the money goes to', chosen: BANK },
  readAutopay: {
    summary: 'What each way to pay costs, and the choice that was saved; null before',
    chosen: BANK,
  },
  readBankAccounts: { summary: 'The bank accounts that the lender knows', chosen: BANK },
  readDisbursement: {
    summary: 'Where the money goes, how much and when; the account is null before the choice',
    chosen: BANK,
  },
  readRoutingNumber: {
    summary: 'The bank of a routing number, and whether it takes electronic transfers',
    chosen: BANK,
  },
  removeDisbursement: { summary: 'Removes the account that the money goes to', chosen: BANK },
  saveAutopay: { summary: 'Chooses how the line is paid', chosen: BANK },

  readTimeline: {
    summary: 'The stages from the signature to the money, and the right to cancel',
    chosen: STEPS,
  },
  rescindLine: { summary: 'Cancels a signed line within the right to cancel', chosen: STEPS },

  acceptOffer: { summary: 'Accepts the final offer', chosen: SIGNING },
  readFinalOffer: {
    summary:
      'The final offer beside the chosen one, with the reason of each difference; null before',
    chosen: SIGNING,
  },
  requestSigningHelp: { summary: 'Asks for help with the signing', chosen: SIGNING },
  sendSigningPlace: {
    summary: 'Says where the borrower signs; the position is used once',
    chosen: SIGNING,
  },

  readFloodCheck: {
    summary: 'Whether the home is in a flood zone, and what was sent for it; null before the check',
    chosen: FLOOD,
  },
  sendFloodProof: {
    summary: 'Says that the flood notice was received, and sends the insurance policy',
    chosen: FLOOD,
  },

  readEmployment: {
    summary: 'What the borrower told about the employer, and whether it answered; null before',
    chosen: INCOME,
  },
  readRequirements: {
    summary: 'The stated income, and what is there to confirm it',
    chosen: INCOME,
  },
  saveEmployment: {
    summary: 'Tells who can confirm the employment, or sends papers in place of a call',
    chosen: INCOME,
  },
  sendPaystubs: {
    summary: 'Sends pay stubs, or other income papers, that were uploaded',
    chosen: INCOME,
  },
  submitIncome: {
    summary: 'Ends the proof of income, which the lender then reviews',
    chosen: INCOME,
  },

  completeBankLink: {
    summary: 'Takes the linked account, and answers with every account that the lender knows',
    chosen: LINKING,
  },
  completeIncomeLink: {
    summary: 'Reads what the provider has, once the borrower is back',
    chosen: LINKING,
  },
  startBankLink: {
    summary: 'Starts the link of a bank account, on the page of a provider',
    chosen: LINKING,
  },
  startIncomeLink: {
    summary: 'Starts the link of an income, on the page of a provider',
    chosen: LINKING,
  },

  readIdCheck: {
    summary: 'How the check of the ID ended; null before one was sent (ENUM-IDV)',
    chosen: ID_CHECK,
  },
  submitId: {
    summary: 'Sends the photos of an ID to be checked, also for a to-do item (COND-02)',
    chosen: ID_CHECK,
  },

  bookNotary: { summary: 'Books the time that is kept', chosen: NOTARY },
  cancelAppointment: { summary: 'Cancels the appointment', chosen: NOTARY },
  chooseNotaryMode: { summary: 'Chooses to meet the notary online or in person', chosen: NOTARY },
  holdNotarySlot: { summary: 'Keeps a free time for some minutes', chosen: NOTARY },
  moveAppointment: { summary: 'Moves the appointment to another free time', chosen: NOTARY },
  readNotaryBooking: {
    summary: 'The time that is kept, the appointment, and the next free times',
    chosen: NOTARY,
  },
  readNotaryEligibility: {
    summary: 'How the deed may be signed: online, in person, from which day',
    chosen: NOTARY,
  },
  readNotarySlots: {
    summary: 'The free times of the notaries from one day to another',
    chosen: NOTARY,
  },

  answerQuestions: {
    summary: 'The answers, in the order of the questions; empty where there was no time',
    chosen: NOTARY,
  },
  completeNotarySession: { summary: 'Signs the deed; the notary stamps it', chosen: NOTARY },
  joinNotary: { summary: 'Joins the notary, with the consent to the recording', chosen: NOTARY },
  readNotarySession: { summary: 'The session with a notary online, null before', chosen: NOTARY },
  saveDeviceCheck: { summary: 'Which devices of the borrower work', chosen: NOTARY },
  saveSigningPlace: { summary: 'Where the borrower is, and with whom', chosen: NOTARY },
  sendNotaryMessage: { summary: 'Writes to the notary', chosen: NOTARY },
  startNotarySession: { summary: 'Starts a session online, or returns to it', chosen: NOTARY },
  startQuestions: {
    summary:
      'Returns the questions about the borrower and starts their time limit; another call restarts it',
    chosen: NOTARY,
  },

  readSummary: { summary: 'Everything a borrower answered, as they review it', chosen: STEPS },
  saveSummary: {
    summary: 'Changes answers of the registration, until the hard check',
    chosen: STEPS,
  },

  changeValuationOrder: { summary: 'Changes whom the agent calls, and when', chosen: STEPS },
  disputeValue: {
    summary: 'Asks for another look at the value, with sales near by',
    chosen: STEPS,
  },
  orderValuation: { summary: 'Orders an opinion of value by a real estate agent', chosen: STEPS },
  readHomeEstimate: {
    summary: 'What the borrower told about the home, null before',
    chosen: STEPS,
  },
  readValuationOrder: { summary: 'The order of a valuation, null before', chosen: STEPS },
  saveHomeEstimate: { summary: 'Tells about a home without a model value', chosen: STEPS },
  sendRecentAppraisal: {
    summary: 'Sends an appraisal that the borrower has, in place of an order or an estimate',
    chosen: STEPS,
  },

  acknowledgeDocument: { summary: 'Says that a document was read to its end', chosen: DOCUMENTS },
  completeSigning: {
    summary: 'Ends the signing, once every document is signed',
    chosen: DOCUMENTS,
  },
  readConsents: {
    summary: 'The consents that the borrower gave, and which of them can be withdrawn',
    chosen: 'screens.md shows the list without a call.',
  },
  readDocumentContent: { summary: 'The PDF of a document', chosen: DOCUMENTS },
  readDocuments: {
    summary: 'The documents of the application; of the group `signing`, in the order of signing',
    chosen: DOCUMENTS,
  },
  readUploadRules: {
    summary: 'How large files may be, and how many of one purpose (G-08)',
    chosen: DOCUMENTS,
  },
  readUploads: {
    summary:
      'The uploaded files that no answer sent yet, with the group that each was uploaded for',
    chosen: DOCUMENTS,
  },
  removeUpload: { summary: 'Takes back a file that was not sent yet', chosen: DOCUMENTS },
  requestPaper: {
    summary: 'Asks for the documents by mail; signing online stays possible',
    chosen: 'screens.md names "Ask for paper" without a call.',
  },
  signDocument: {
    summary:
      'Signs the version of a document that was read to its end; 409 DOCUMENT_CHANGED where it has changed since',
    chosen: DOCUMENTS,
  },
  uploadDocument: { summary: 'Uploads one file (F-11)', chosen: DOCUMENTS },
  withdrawConsent: {
    summary: 'Withdraws a consent to text messages or electronic delivery',
    chosen: DOCUMENTS,
  },

  sendTelemetryEvent: { summary: 'Records one event' },
  startTelemetrySession: { summary: 'Starts a telemetry session' },

  readFeature: { summary: 'One flag' },
  readFeatures: { summary: 'Every flag of an organisation' },

  readExperiment: { summary: 'Which variation of an experiment a person sees' },
  saveExperiments: {
    summary: 'Stores the experiments of an application, in place of the earlier ones',
  },

  readPhoneHours: { summary: 'When the lender answers the phone' },
  sendSupportRequest: {
    summary: 'Sends a question to the lender',
    chosen: 'register/support is named without a call; screens.md 10.3.',
  },

  sendActionLog: {
    summary: 'Takes a log that a borrower sends to support, as JSON lines without personal data',
    chosen:
      'Where support takes logs is configuration (SUPPORT_LOGS); the specifications name no call.',
  },

  askChatbot: { summary: 'Asks the chatbot; its answer comes with the history' },
  authenticateChat: { summary: 'Vouches for the session of the borrower' },
  rateChatbot: { summary: 'Says why an answer of the chatbot did not help' },
  readChatAgents: { summary: 'The agents that a developer may choose, outside production' },
  readChatHours: { summary: 'When agents chat, Pacific time' },
  readChatIsOpen: { summary: 'Whether agents chat now' },
  readChatbotHistory: { summary: 'What was asked and answered, oldest first' },
  readWebChatInfo: { summary: 'The contact of an ended chat, for its survey' },
  refreshChatNonce: { summary: 'Renews the nonce of a chat' },
  refreshChatToken: {
    summary: 'Renews the token of a chat',
    chosenBody: 'The answer is not given: the token, and when it ends.',
  },
  startAgentChat: { summary: 'Starts a chat with an agent by twilio or nice' },
  startStreamChat: { summary: 'Starts a chat with an agent by the omni-proxy' },
  uploadChatFile: {
    summary: 'Uploads a file that a chat message will carry',
    chosen: 'No upload of the chat is given; a deployment sets its own address.',
  },

  decideCondition: {
    summary: 'Answers a request for permission; a "No" has a comment',
    chosen: CONDITIONS,
  },
  readConditions: { summary: 'What the lender still needs for an application' },
  sendConditionCode: {
    summary: 'Sends a code to the phone number of the identity, by text or by call',
    chosen: CONDITIONS,
  },
  submitCondition: {
    summary:
      'Answers a condition with uploaded documents, or with the code; 409 CONDITION_NOT_OPEN where it needs nothing more',
    chosen: CONDITIONS,
  },

  readBanners: {
    summary: 'Reads the banners',
    chosen: 'The address of the public storage is configuration (BANNERS_BASE); screens.md 12.5.',
  },

  sendCeoFeedback: { summary: 'Sends feedback to the CEO' },
};
