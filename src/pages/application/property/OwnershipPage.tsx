import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormState } from 'react-final-form';

import { screenAddress, applicationScreens } from '#store/application/core/screens.ts';
import { useAppSelector } from '#src/hooks.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { selectRecordMismatch } from '#store/application/liens/selectors.ts';
import { ownershipExplained } from '#store/application/property/actions.ts';
import {
  ownersLine,
  ownershipValidator,
  type OwnershipForm,
} from '#store/application/property/ownership.ts';
import { ownershipReasons } from '#store/application/property/codes.ts';
import type { PropertyRecord } from '#store/application/property/propertySearch.ts';
import type { RootState } from '#store/index.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { ninetyDaysText } from '#store/registration/address/addressTexts.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

const { title: TITLE } = applicationScreens.reviewIncorrectOwnership;

const selectIsOwnershipMismatch = (state: RootState) =>
  selectRecordMismatch(state)?.screen === 'reviewIncorrectOwnership';

/** review-app/incorrect-ownership: why the county records name other owners. */
export default function OwnershipPage() {
  const isAsked = useStableSelector(selectIsOwnershipMismatch);
  return (
    <LenderScreen data="propertyRecord" title={TITLE} waiting="We're checking the county records.">
      {(record) =>
        isAsked ? (
          <Ownership record={record} />
        ) : (
          <ReadOnlyScreen title={TITLE}>
            <p>{ownersLine(record)}</p>
          </ReadOnlyScreen>
        )
      }
    </LenderScreen>
  );
}

function Ownership({ record }: { record: PropertyRecord }) {
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(() => ownershipValidator(uploads), [uploads]);
  return (
    <ScreenForm<OwnershipForm>
      title={TITLE}
      help={ownersLine(record)}
      validate={validate}
      submitLabel="Send"
      intent={({ reason, note }) => ownershipExplained({ reason, note: note || null })}
      draft="reviewIncorrectOwnership"
      step="ownership"
    >
      <ChoiceCards
        name="reason"
        label="What explains the difference?"
        options={optionsOf(ownershipReasons)}
      />
      <ReasonDetails />
      <UploadField
        group="ownershipProof"
        label="Deed, marriage certificate or trust page"
        hint="The page that names the owner."
      />
      <TextAreaField name="note" label="A note for us" isOptional />
    </ScreenForm>
  );
}

function ReasonDetails() {
  const { values } = useFormState<OwnershipForm>({ subscription: { values: true } });
  const uuid = useAppSelector(selectUuidInHand);
  if (values.reason === 'BOUGHT_RECENTLY')
    return (
      <Notice tone="warning">
        <p>{ninetyDaysText.text}</p>
      </Notice>
    );
  if (values.reason !== 'SPOUSE_OWNS' || uuid === null) return null;
  return (
    <Notice>
      <p>
        Each owner signs.{' '}
        <Link to={screenAddress(uuid, 'startContact')}>Add your spouse as an owner</Link>
      </p>
    </Notice>
  );
}
