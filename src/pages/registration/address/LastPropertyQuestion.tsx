import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';
import type { PropertyForm } from '#store/registration/address/addressForm.ts';

import { PropertyQuestion } from './PropertyQuestion.tsx';

/** The property as the last question, after account setup. */
export const LastPropertyQuestion = () => <PropertyQuestion Step={QuestionStep<PropertyForm>} />;
