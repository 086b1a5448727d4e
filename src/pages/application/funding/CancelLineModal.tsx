import { useId, useMemo, useState } from 'react';
import { Form } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { fieldId, FormFieldsContext, requestSubmit } from '#src/ui/form/formField.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { rescissionSigned } from '#store/application/funding/actions.ts';
import {
  rescissionValidator,
  rightToCancel,
  type RescissionForm,
} from '#store/application/funding/rescission.ts';
import { selectLegalName } from '#store/application/liens/selectors.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { isolated } from '#store/text/direction.ts';

const SIGNATURE = 'signatureName';
const FAILED = 'The line was not cancelled';
const NO_ERRORS = {};
const registry = new Map();

interface ModalProps {
  deadline: string;
  onClose: () => void;
}

/** Cancels the line with a typed signature (screens.md section 3, T-28). The heading takes the focus first. */
export function CancelLineModal({ deadline, onClose }: ModalProps) {
  const formId = useId();
  const { companyAddress } = useAppSelector(selectOrganisation).orgMetaData.companyInfo;
  const { isBusy, banner } = useStep('rescission');
  const failure = isBusy ? null : banner;
  useAnnounced(failure && FAILED, 'alert');

  return (
    <Modal
      title="Cancel this line of credit?"
      onDismiss={onClose}
      actions={
        <>
          <Button
            tone="danger"
            isBusy={isBusy}
            busyLabel="Cancelling"
            onClick={() => requestSubmit(formId)}
          >
            Cancel the line
          </Button>
          <Button tone="secondary" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p>{rightToCancel(deadline, companyAddress).text}</p>
      {failure && (
        <Notice tone="danger" heading={FAILED}>
          <p>{failure.messages.join(' ')}</p>
        </Notice>
      )}
      <SignatureForm formId={formId} />
    </Modal>
  );
}

function SignatureForm({ formId }: { formId: string }) {
  const dispatch = useAppDispatch();
  const legalName = useAppSelector(selectLegalName);
  const { isBusy, fieldErrors = NO_ERRORS } = useStep('rescission');
  const [validate] = useState(() => rescissionValidator(legalName));
  const fields = useMemo(
    () => ({ formId, registry, serverErrors: fieldErrors, early: null }),
    [formId, fieldErrors],
  );
  return (
    <FormFieldsContext value={fields}>
      <Form<RescissionForm>
        validate={validate}
        onSubmit={({ signatureName }) => {
          if (!isBusy) dispatch(rescissionSigned({ signatureName }));
        }}
      >
        {({ handleSubmit, hasValidationErrors }) => (
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              void handleSubmit(event);
              if (hasValidationErrors) document.getElementById(fieldId(formId, SIGNATURE))?.focus();
            }}
          >
            <TextField
              name={SIGNATURE}
              label="Type your full name to sign"
              autoComplete="off"
              hint={legalName === null ? undefined : `As shown: ${isolated(legalName)}`}
            />
          </form>
        )}
      </Form>
    </FormFieldsContext>
  );
}
