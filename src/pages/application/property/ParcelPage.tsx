import { useMemo } from 'react';

import { applicationScreens } from '#store/application/core/screens.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { selectPropertyLine, selectRecordMismatch } from '#store/application/liens/selectors.ts';
import { parcelNumberSubmitted } from '#store/application/property/actions.ts';
import { parcelValidator, type ParcelForm } from '#store/application/property/parcel.ts';
import type { PropertyRecord } from '#store/application/property/propertySearch.ts';
import type { RootState } from '#store/index.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';

const { title: TITLE } = applicationScreens.reviewIncorrectPin;
const ABOUT = 'The parcel number (PIN) in the county records does not match your address.';

const selectIsParcelMismatch = (state: RootState) =>
  selectRecordMismatch(state)?.screen === 'reviewIncorrectPin';

/** review-app/incorrect-pin: the parcel number from the tax bill. */
export default function ParcelPage() {
  const isAsked = useStableSelector(selectIsParcelMismatch);
  return (
    <LenderScreen data="propertyRecord" title={TITLE} waiting="We're checking the county records.">
      {(record) =>
        isAsked ? (
          <Parcel record={record} />
        ) : (
          <ReadOnlyScreen title={TITLE}>
            <ParcelFacts record={record} />
          </ReadOnlyScreen>
        )
      }
    </LenderScreen>
  );
}

function ParcelFacts({ record: { parcelEnd } }: { record: PropertyRecord }) {
  const address = useAppSelector(selectPropertyLine);
  const rows = [
    { label: 'Your address', value: address },
    { label: 'Number on file', value: parcelEnd === null ? null : `Ending ${parcelEnd}` },
  ];
  return (
    <DefinitionList
      rows={rows.flatMap(({ label, value }) =>
        value === null ? [] : [{ label, value: <bdi>{value}</bdi> }],
      )}
    />
  );
}

function Parcel({ record }: { record: PropertyRecord }) {
  const dispatch = useAppDispatch();
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(() => parcelValidator(uploads), [uploads]);
  return (
    <ScreenForm<ParcelForm>
      title={TITLE}
      help={ABOUT}
      validate={validate}
      submitLabel="Send"
      intent={parcelNumberSubmitted}
      otherActions={
        <>
          <QuietButton onClick={() => dispatch(parcelNumberSubmitted({ parcelNumber: null }))}>
            I don&apos;t know it
          </QuietButton>
          <p>Then the title company will look it up. That takes 1 to 2 business days.</p>
        </>
      }
      draft="reviewIncorrectPin"
      step="parcelNumber"
    >
      <ParcelFacts record={record} />
      <TextField
        name="parcelNumber"
        label="Parcel number"
        autoComplete="off"
        width="half"
        hint="Enter it as it appears on your tax bill, with the dashes."
      />
      <UploadField
        group="taxBill"
        label="Tax bill"
        isOptional
        hint="A photo of its first page is enough."
      />
    </ScreenForm>
  );
}
