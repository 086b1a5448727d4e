import { useMemo, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { liensSubmitted } from '#store/application/liens/actions.ts';
import {
  askedLiens,
  type Lien,
  type LienList,
  type LienTask,
} from '#store/application/liens/liens.ts';
import {
  liensAnswer,
  startingLiens,
  type LiensContext,
  type LiensValues as Values,
} from '#store/application/liens/liensForm.ts';
import { lettersValidator } from '#store/application/liens/liensRules.ts';
import { selectLegalName, selectPropertyLine } from '#store/application/liens/selectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { isolated } from '#store/text/direction.ts';

import { LienCard } from './LienCard.tsx';
import { LienQuestions } from './LienQuestions.tsx';
import { OtherLoans } from './OtherLoans.tsx';
import { Attestation, Letters, Mismatch } from './LienParts.tsx';

export const LIENS_TITLE = 'Loans on your property';

function helpOf(task: LienTask, { liens }: LienList, address: string | null): string {
  const place = address === null ? 'your property' : isolated(address);
  if (task === 'VERIFICATION') return `These are the loans and liens we found on ${place}.`;
  if (task === 'INQUIRY') return 'We have a question about what you told us.';
  return liens.length === 0
    ? 'We found no loans on this property.'
    : 'Please check this list once more, then sign it.';
}

interface LiensFormProps {
  task: LienTask;
  saved: LienList;
}

export function LiensForm({ task, saved }: LiensFormProps) {
  const address = useAppSelector(selectPropertyLine);
  const legalName = useAppSelector(selectLegalName);
  const uploads = useAppSelector(selectUploads);
  // The questions stay as they were on mount, so none disappears while the borrower types.
  const [liens] = useState(() => askedLiens(task, saved.liens));
  const [context] = useState<LiensContext>(() => ({
    task,
    liens,
    hasCosts: saved.taxesInsurance !== null,
    legalName,
  }));
  const validate = useMemo(() => lettersValidator(context, uploads), [context, uploads]);
  return (
    <ScreenForm<Values>
      title={LIENS_TITLE}
      help={helpOf(task, saved, address)}
      validate={validate}
      submitLabel="Confirm"
      agreement={task === 'ATTESTATION' && <Attestation legalName={legalName} />}
      intent={(values) => liensSubmitted(liensAnswer(values, context))}
      footer={<SaveForLater />}
      draft="liens"
      start={(draft) => startingLiens(context, saved, draft)}
      step="liens"
    >
      <Mismatch />
      <FieldCards>
        {liens.map((lien, index) => (
          <LienCard
            key={lien.uuid}
            lien={lien}
            index={index}
            count={liens.length}
            hasStated={task !== 'VERIFICATION'}
          >
            <AboutLien lien={lien} index={index} context={context} />
          </LienCard>
        ))}
      </FieldCards>
      {task === 'VERIFICATION' && <OtherLoans />}
      {task === 'INQUIRY' && <Letters />}
    </ScreenForm>
  );
}

interface AboutLienProps {
  lien: Lien;
  index: number;
  context: LiensContext;
}

const AboutLien = (props: AboutLienProps) =>
  props.context.task === 'ATTESTATION' ? (
    <CheckboxField name={`liens[${props.index}].isRight`} label="This is right" />
  ) : (
    <LienQuestions {...props} />
  );
