import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { completeName, validateLegalName, type LegalName } from '#store/person/name.ts';
import { nameSubmitted } from '#store/registration/answers.ts';
import { selectNameValues } from '#store/registration/legalName.ts';
import { selectIsWaitlisted } from '#store/registration/flow.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';

import { NAME_HEADING, NameFields } from './NameFields.tsx';

/** The name on the government ID (ROUTE-REG-05, VAL-NAME-1). */
export function LegalNamePage() {
  const dispatch = useAppDispatch();
  const values = useAppSelector(selectNameValues);
  const isShort = useAppSelector(selectIsWaitlisted);
  return (
    <QuestionStep<LegalName>
      {...NAME_HEADING}
      step="name"
      values={values}
      validate={validateLegalName}
      onAnswer={(name) => void dispatch(nameSubmitted(completeName(name)))}
    >
      <NameFields isShort={isShort} />
    </QuestionStep>
  );
}
