import { emailRules } from '#store/registration/contact.ts';
import { maxLength, required, textValidator } from '#store/validation.ts';

import type { PreChatForm } from './state.ts';

const LONGEST = 128;

/** VAL-CHAT-1 to VAL-CHAT-3 */
export const validatePreChat = textValidator<PreChatForm>({
  name: [required('Required'), maxLength(LONGEST, `Cannot be more than ${LONGEST} characters`)],
  email: [...emailRules, maxLength(LONGEST, `Cannot be more than ${LONGEST} characters`)],
});
