import type {
  emailStates,
  linkStates,
  signerActors,
  signerRoles,
  SignerState,
} from '#store/application/core/signerStates.ts';
import { stopStates } from '#store/application/core/stopStates.ts';
import { accountTypes } from '#store/application/bank/account.ts';
import { paymentMethods, statementWays } from '#store/application/bank/payment.ts';
import { debtPaymentStates, fundingStages } from '#store/application/funding/timeline.ts';
import { idTypes } from '#store/application/idCheck/idDocuments.ts';
import { attendances, meetingPlaces, type notaryModes } from '#store/application/notary/notary.ts';
import { sessionSteps } from '#store/application/notary/session.ts';
import { callTimes, helpTopics } from '#store/application/signing/help.ts';
import { screenOfState } from '#store/application/signer/openScreens.ts';
import { notaryErrorCodes as notaryErrors } from '#store/application/notary/errorCodes.ts';
import { notaryErrorOf } from '#store/application/notary/errors.ts';
import type { endReasons } from '#store/chat/messages.ts';
import type { idCheckStates } from '#store/application/idCheck/idCheck.ts';
import type { socketErrorCodes } from '#sagas/api/contract/chatSocket.ts';
import { closed, mapped, open, opens, type Codes } from './codeTables.ts';

export const accountTypeTable = closed('BankAccountType', 'The kind of account.', accountTypes);
export const paymentMethodTable = closed('PaymentMethod', 'How the line is paid.', paymentMethods);
export const statementTable = closed('StatementWay', 'How statements come.', statementWays);
export const fundingStageTable = closed(
  'FundingStage',
  'A stage from the signature to the money, at `complete`.',
  fundingStages,
);
export const stopStateTable = closed('StageState', 'How far a stage is.', stopStates);
export const debtPaymentTable = closed(
  'DebtPaymentState',
  'How far the payment of a debt is.',
  debtPaymentStates,
);
export const helpTopicTable = closed(
  'SigningHelpTopic',
  'What help with the signing is about.',
  helpTopics,
);
export const callTimeTable = closed('CallTime', 'When to call.', callTimes);
export const idTypeTable = closed('IdType', 'The kind of ID.', idTypes);
export const idCheckTable = closed('IdCheckState', 'How the check of an ID ended.', {
  VERIFIED: 'The ID is accepted; the next status follows.',
  FAILED_VERIFICATION: 'The borrower tries again at `identity`, while `triesLeft` is above 0.',
  PENDING_REVIEW: 'A person looks at it; `identity` waits.',
} satisfies Codes<(typeof idCheckStates)[number]>);

export const meetingPlaceTable = closed('MeetingPlace', 'Where the notary is met.', meetingPlaces);
export const notaryModeTable = closed('NotaryMode', 'How the notary is met.', {
  ONLINE: `Online. ${opens('notarySession')}`,
  IN_PERSON: `In person. ${opens('notaryScheduleManual')}`,
} satisfies Codes<keyof typeof notaryModes>);
export const attendanceTable = closed(
  'Attendance',
  'Whether all signers come together.',
  attendances,
);
export const sessionStepTable = closed(
  'NotarySessionStep',
  'What `notary/session` shows.',
  sessionSteps,
);
export const notaryErrorTable = open(
  'NotaryErrorCode',
  'Why a session ended. Each opens `notary/error`.',
  Object.fromEntries(
    notaryErrors.map((code) => {
      const { text, advice } = notaryErrorOf(code, null);
      return [code, `${text} ${advice}`];
    }),
  ),
);

const signerSentences: Codes<SignerState> = {
  INVITED: 'The signer reads the invitation and agrees to electronic records.',
  IDENTITY: 'The signer photographs an ID.',
  DOCUMENTS: 'The signer reads the documents.',
  READY: 'The signer waits until the borrower has signed.',
  SIGN: 'The signer meets a notary.',
  DONE: 'The signer has signed.',
  DECLINED: 'The signer does not want to sign.',
  CANCELLED: 'The request was cancelled.',
  EXPIRED: 'The request has ended.',
};
export const signerStateTable = closed(
  'SignerState',
  'How far another signer is. The state decides the screen under `heloc-signer`.',
  mapped(signerSentences, (sentence, one) => `${sentence} ${opens(screenOfState(one))}`),
);
export const signerRoleTable = closed('SignerRole', 'Why a person signs.', {
  OWNER: 'Owns a part of the home and signs the deed.',
  SPOUSE: 'Agrees to the lien as a spouse.',
} satisfies Codes<(typeof signerRoles)[number]>);
export const signerActorTable = closed('SignerActor', 'Who cancelled a request.', {
  SIGNER: 'The signer; they can change their mind for 7 days.',
  BORROWER: 'The borrower.',
  LENDER: 'The lender.',
} satisfies Codes<(typeof signerActors)[number]>);
export const linkStateTable = closed('InvitationState', 'The state of an invitation’s link.', {
  OPEN: 'The signer makes a login.',
  USED: 'There is a login: the signer signs in.',
  ENDED: `The link has ended. ${opens('signerError')}`,
} satisfies Codes<(typeof linkStates)[number]>);
export const emailStateTable = closed('InvitationEmailState', 'Whether an invitation arrived.', {
  SENT: 'It was sent.',
  BOUNCED: 'It came back: the borrower corrects the email at `signing/additional`.',
} satisfies Codes<(typeof emailStates)[number]>);

export const chatModeTable = closed('ChatProvider', 'The provider of a chat.', {
  stream: 'The omni-proxy.',
  twilio: 'Twilio.',
  nice: 'NICE.',
});
export const chatEndTable = closed('ChatEndReason', 'Why a chat is over.', {
  agent: 'The agent ended it.',
  customer: 'The customer ended it.',
  idle: 'Nobody wrote for too long.',
  frozen: 'It was frozen.',
  expired: 'Its time is over.',
  error: 'It failed.',
} satisfies Codes<(typeof endReasons)[number]>);
export const chatErrorTable = closed('ChatErrorCode', 'Why a frame was refused.', {
  ended: 'The chat is over.',
  denied: 'Not allowed.',
  'too-large': 'The text or file is too large.',
  'bad-type': 'The kind of file is not allowed.',
  rate: 'Too many frames.',
  fault: 'The server failed; it can be sent again.',
} satisfies Codes<(typeof socketErrorCodes)[number]>);
export const chatSkillTable = closed('ChatSkill', 'The group of agents.', {
  FHEL: 'The lender’s own brand.',
  CLOC_HELOC: 'The crypto brand.',
  'White Label': 'Every other brand.',
});
export const chatAuthorTable = closed('ChatAuthor', 'Who wrote a message.', {
  me: 'The customer.',
  agent: 'An agent.',
  bot: 'The chatbot.',
  system: 'The chat itself.',
});
export const chatChangeTable = closed('ChatParticipantChange', 'What a participant did.', {
  joined: 'Joined the chat.',
  left: 'Left the chat.',
});
export const notaryAuthorTable = closed('NotaryMessageAuthor', 'Who wrote a message.', {
  YOU: 'The borrower.',
  NOTARY: 'The notary.',
});
export const optInOutTable = closed('OptInOut', 'Whether a person may be texted.', {
  IN: 'Yes.',
  OUT: 'No.',
});
export const bannerVariantTable = closed('BannerVariant', 'How a banner looks.', {
  info: 'A note.',
  warn: 'A warning.',
});
export const variationTable = closed('Variation', 'The version of an experiment.', {
  variation: 'The new version.',
  control: 'The usual version.',
});
