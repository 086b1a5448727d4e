import { emailRules } from '#store/registration/contact.ts';
import { maxLength, required, textValidator } from '#store/validation.ts';

import type { PreChatForm } from './state.ts';

const MAX_LENGTH = 128;

/** VAL-CHAT-1 to VAL-CHAT-3 */
export const validatePreChat = textValidator<PreChatForm>({
  name: [
    required('Required'),
    maxLength(MAX_LENGTH, `Cannot be more than ${MAX_LENGTH} characters`),
  ],
  email: [...emailRules, maxLength(MAX_LENGTH, `Cannot be more than ${MAX_LENGTH} characters`)],
});
