import { useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
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
  /** The other site. Null if the brand names none. */
  link: { label: string; href: string } | null;
}

function StateModal({ id, title, text, link }: StateModalProps) {
  const close = useModalClose(id);
  return (
    <Modal
      title={title}
      onDismiss={close}
      actions={
        <>
          {link && <Button href={link.href}>{link.label}</Button>}
          <Button tone="secondary" onClick={() => close('street1')}>
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
      link={
        nyCounterpart && {
          label: 'Go to the New York site',
          // The other site is another brand. It gets the referrer, which may no longer be in the address (ELIG-10).
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
      link={
        regularCounterpart && {
          label: `Go to ${regularCounterpart.name}`,
          href: counterpartAddress(regularCounterpart.baseUrl, DEFAULT_PRODUCT),
        }
      }
    />
  );
}

/** Shown for a property in Hawaii. Links to the partner's form, without this address's query (MODAL-STATE-4 to -6). */
export function HawaiiModal() {
  const { hawaiiPartner } = useAppSelector(selectSwitches);
  const brand = useAppSelector(selectBrandName);
  const partner = hawaiiPartner?.name ?? '';
  return (
    <StateModal
      id="hawaii"
      title="Looks like you are applying with a property located in Hawaii."
      text={`${brand} does not lend in Hawaii.${partner && ` Our partner ${partner} does.`}`}
      link={
        hawaiiPartner && {
          label: `Go to ${partner}`,
          href: counterpartAddress(hawaiiPartner.baseUrl, DEFAULT_PRODUCT),
        }
      }
    />
  );
}
