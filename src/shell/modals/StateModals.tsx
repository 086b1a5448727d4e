import { useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { DEFAULT_PRODUCT } from '#store/org/organisation.ts';
import { selectBrandName, selectSwitches } from '#store/org/selectors.ts';
import { counterpartAddress } from '#store/registration/eligibility.ts';
import { selectCampaign } from '#store/registration/selectors.ts';
import { withParameters } from '#store/shell/query.ts';
import { selectLocation } from '#store/shell/selectors.ts';

import { useModalClose } from './useModalClose.ts';

interface StateModalProps {
  id: 'newYorkTo' | 'newYorkFrom' | 'hawaii';
  title: string;
  text: string;
  /** Where to go instead; a brand that names nobody offers only another address. */
  way: { label: string; href: string } | null;
}

/** A property that another site lends on: the way there, or another address. */
function StateModal({ id, title, text, way }: StateModalProps) {
  const close = useModalClose(id);
  return (
    <Modal
      title={title}
      onDismiss={close}
      actions={
        <>
          {way && <Button href={way.href}>{way.label}</Button>}
          <Button tone="secondary" onPress={() => close('street1')}>
            Change the address
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}

/** MODAL-STATE-2, MODAL-STATE-4 */
export function NewYorkToModal() {
  const { nyCounterpart } = useAppSelector(selectSwitches);
  const { search } = useAppSelector(selectLocation);
  const { referrerId } = useAppSelector(selectCampaign);
  return (
    <StateModal
      id="newYorkTo"
      title="This property is in New York"
      text="We serve New York homes on our New York site. It takes a minute to start there."
      way={
        nyCounterpart && {
          label: 'Go to the New York site',
          // The other site is another brand, whatever this address says; the referrer it no longer says (ELIG-10).
          href: counterpartAddress(
            nyCounterpart.baseUrl,
            DEFAULT_PRODUCT,
            withParameters(search, { org: null, step: null, referrer: referrerId }),
          ),
        }
      }
    />
  );
}

/** MODAL-STATE-3, MODAL-STATE-4 */
export function NewYorkFromModal() {
  const { regularCounterpart } = useAppSelector(selectSwitches);
  return (
    <StateModal
      id="newYorkFrom"
      title="This property is not in New York"
      text="This site is for New York homes only."
      way={
        regularCounterpart && {
          label: `Go to ${regularCounterpart.name}`,
          href: counterpartAddress(regularCounterpart.baseUrl, DEFAULT_PRODUCT),
        }
      }
    />
  );
}

/** A home in Hawaii: the partner's own form, without what this lender's address said (MODAL-STATE-4 to -6). */
export function HawaiiModal() {
  const { hawaiiPartner } = useAppSelector(selectSwitches);
  const brand = useAppSelector(selectBrandName);
  const partner = hawaiiPartner?.name ?? '';
  return (
    <StateModal
      id="hawaii"
      title="Looks like you are applying with a property located in Hawaii."
      text={`${brand} does not lend in Hawaii.${partner && ` Our partner ${partner} does.`}`}
      way={
        hawaiiPartner && {
          label: `Go to ${partner}`,
          href: counterpartAddress(hawaiiPartner.baseUrl, DEFAULT_PRODUCT),
        }
      }
    />
  );
}
