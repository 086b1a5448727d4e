import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { Section } from '#src/pages/shared/frame/Screen.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { NAME_DIFFERS, triesText, type IdCheck } from '#store/application/idCheck/idCheck.ts';
import { selectLegalName } from '#store/application/liens/selectors.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';
import { isolated } from '#store/text/direction.ts';

export function FailureNotice({ check }: { check: IdCheck }) {
  const toSummary = useAppSelector(selectAddressOf('startSummary'));
  const isSigner = useAppSelector(selectIsSignersArea);
  const name = useAppSelector(selectLegalName);
  const tries = triesText(check);
  const isNameOther = check.reason === NAME_DIFFERS;
  return (
    <>
      <Notice tone="warning" heading="We couldn't check your ID">
        {check.reasonText !== null && <p>{isolated(check.reasonText)}</p>}
        {tries !== null && <p>{tries}</p>}
        {isNameOther && (
          <p>
            {isSigner ? (
              `The invitation says ${isolated(name ?? 'another name')}. If your name changed, call us.`
            ) : (
              <Link to={toSummary}>See the name on your application</Link>
            )}
          </p>
        )}
      </Notice>
      {isNameOther && (
        <UploadField
          group="nameChange"
          label="Proof of the name change"
          hint="A marriage certificate, a court order or a divorce decree."
          isOptional
        />
      )}
    </>
  );
}

export function RequirementList() {
  const name = useAppSelector(selectLegalName);
  const where = useAppSelector(selectIsSignersArea) ? 'in your invitation' : 'on your application';
  return (
    <Section title="What you need">
      <ul>
        <li>One valid ID that has not expired.</li>
        <li>
          {name === null
            ? `The same name as ${where}.`
            : `The same name as ${where}: ${isolated(name)}.`}
        </li>
        <li>The original ID, not a copy or a photo of a screen.</li>
      </ul>
      <p>You don't need a selfie.</p>
    </Section>
  );
}
