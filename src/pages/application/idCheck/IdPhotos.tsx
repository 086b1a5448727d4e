import { useFormState } from 'react-final-form';

import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { lazyPart } from '#src/shell/lazyPart.tsx';
import { floatingLine } from '#src/shell/page/Region.tsx';
import { canOpenCamera } from '#src/ui/camera/canOpenCamera.ts';
import {
  idDocument,
  idGroup,
  idSides,
  sideLabel,
  type IdSide,
  type IdType,
} from '#store/application/idCheck/idDocuments.ts';
import type { IdForm } from '#store/application/idCheck/idForm.ts';

export function IdPhotos({ asksBack }: { asksBack: boolean }) {
  const { values } = useFormState<Partial<IdForm>>({ subscription: { values: true } });
  const { idType } = values;
  if (idType === undefined) return null;
  return (
    <FieldSection legend="Photos">
      <p>Check each photo. Can you read every word, and do all four corners show?</p>
      {idSides(idType, asksBack).map((side) => (
        <SidePhoto key={idGroup(idType, side)} idType={idType} side={side} />
      ))}
    </FieldSection>
  );
}

interface SidePhotoProps {
  idType: IdType;
  side: IdSide;
}

/** Loads when the camera is opened. */
const CameraDialog = lazyPart(
  'camera',
  () => import('#src/ui/camera/CameraDialog.tsx').then((module) => module.CameraDialog),
  floatingLine,
);

function SidePhoto({ idType, side }: SidePhotoProps) {
  const label = sideLabel(idType, side);
  return (
    <UploadField
      group={idGroup(idType, side)}
      label={label}
      hint="Lay it flat on a dark table, in good light."
      isSingle

      {...(canOpenCamera() && {
        camera: (actions) => (
          <CameraDialog
            title={label}
            fileName={`${idDocument(idType, side).toLowerCase()}.jpg`}
            shape={idType === 'PASSPORT' ? 'page' : 'card'}
            {...actions}
          />
        ),
      })}
    />
  );
}
