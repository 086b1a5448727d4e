import { useState } from 'react';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { placeAttested } from '#store/application/signing/actions.ts';
import type { ApplicationDocument } from '#store/application/documents/documents.ts';
import {
  NOT_IN_US,
  validateSigningPlace,
  type SigningPlaceValues,
} from '#store/application/signing/place.ts';
import type { RootState } from '#store/index.ts';
import { linkFollowed, modalOpened } from '#store/shell/slice.ts';

import { PlaceQuestion } from './PlaceQuestion.tsx';
import { DocumentsToSign, OtherSigners, PaperCopy } from './Papers.tsx';

const { title: TITLE } = applicationScreens.signingIntro;

const selectPlace = (state: RootState) => {
  const { signingPlace } = selectLenderData(state);
  return signingPlace.status === 'ready' ? signingPlace.value : null;
};

/** The documents to sign (STATUS-12), and the place of signing. */
export function SignDocuments({ documents }: { documents: readonly ApplicationDocument[] }) {
  const toSupport = useAppSelector(selectAddressOf('signingSupport'));
  const toSign = useAppSelector(selectAddressOf('signingSign'));
  const place = useAppSelector(selectPlace);
  const [isAskedAtFirst] = useState(place !== null);
  const asksPlace = place === 'ASKED' || place === 'NOT_ALLOWED';
  return (
    <ScreenForm<SigningPlaceValues>
      title={TITLE}
      help="Read each document to the end, then sign it."
      {...(asksPlace && { validate: validateSigningPlace })}
      submitLabel="Start signing"
      busyLabel="Checking where you are"
      actions="end"
      intent={({ state }) => {
        if (asksPlace) return placeAttested({ state });
        // The lender only asks once.
        return place === 'ALLOWED'
          ? linkFollowed({ to: toSign, replace: false })
          : modalOpened({ id: 'shareLocation' });
      }}
      otherActions={<QuietLink to={toSupport}>Get help with signing</QuietLink>}
      step="signingPlace"
    >
      <DocumentsToSign documents={documents} />
      <OtherSigners />
      <PaperCopy />
      {asksPlace && <PlaceQuestion takesFocus={!isAskedAtFirst} />}
      {place === 'NOT_ALLOWED' && <LocationRefusal />}
    </ScreenForm>
  );
}

function LocationRefusal() {
  const toSupport = useAppSelector(selectAddressOf('signingSupport'));
  useAnnounced(NOT_IN_US, 'alert');
  return (
    <Notice tone="danger">
      <p>{NOT_IN_US}</p>
      <p>
        Is that wrong? Choose the state where you are, or{' '}
        <Link to={toSupport}>get help with signing</Link>.
      </p>
    </Notice>
  );
}
