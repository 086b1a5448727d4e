import { useState } from 'react';

import { phoneHref } from '#store/person/phone.ts';
import { isSafePath } from '#store/shell/query.ts';
import { mailHref } from '#store/text/links.ts';
import { stripControlCharacters } from '#store/text/direction.ts';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { useFocusAcrossLayouts } from '#src/ui/focus/useFocusAcrossLayouts.ts';

import { Button } from '#src/ui/actions/Button.tsx';
import css from './OriginatorCard.module.css';

/** LOCARD-08 */
export interface ShownOriginator {
  originatorName?: string | null;
  brokerName?: string | null;
  avatarUri?: string | null;
  email?: string | null;
  phoneNumber?: string | null;
  nmls?: string | null;
}

/** LOCARD-06, LOCARD-07 */
export const originatorTitle = ({ originatorName, brokerName }: ShownOriginator) =>
  brokerName && !originatorName ? 'Your broker' : 'Your loan officer';

const nameOf = ({ originatorName, brokerName }: ShownOriginator) =>
  originatorName ?? brokerName ?? '';

const initialsOf = (name: string) =>
  stripControlCharacters(name)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => Array.from(word)[0])
    .filter((_letter, index, letters) => index === 0 || index === letters.length - 1)
    .join('')
    .toUpperCase();

/**
 * A picture from the lender, at a fixed size and without a referrer, or initials if it doesn't load (FT-107). It comes
 * from this site, because the CSP allows no other host (SC-17).
 */
function Avatar({ name, uri }: { name: string; uri: string | null | undefined }) {
  const [hasFailed, setFailed] = useState(false);
  return isSafePath(uri ?? undefined) && !hasFailed ? (
    <img
      className={css['avatar']}
      src={uri ?? undefined}
      alt=""
      width={56}
      height={56}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  ) : (
    <span className={css['avatar']} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** An email address that can wrap after the "@". */
function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <p className={css['line']}>
      <bdi>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </bdi>
    </p>
  );
}

function Contact({ originator }: { originator: ShownOriginator }) {
  const { email, phoneNumber, nmls } = originator;
  const name = nameOf(originator);
  return (
    <div className={css['contact']}>
      <div className={css['identity']}>
        <Avatar name={name} uri={originator.avatarUri} />
        <div className={css['text']}>
          <p className={css['name']}>
            <bdi>{name}</bdi>
          </p>
          {nmls && <p>NMLS {nmls}</p>}
        </div>
      </div>
      {email && <EmailText email={email} />}
      {phoneNumber && (
        <p className={css['line']}>
          <bdi>{phoneNumber}</bdi>
        </p>
      )}
      <div className={css['actions']}>
        {phoneNumber && (
          <Button tone="secondary" icon="phone" href={phoneHref(phoneNumber)}>
            Call
          </Button>
        )}
        {email && (
          <Button tone="secondary" icon="mail" href={mailHref(email)}>
            Email
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * The originator: a card in the sidebar from 1024 px, and below that a bar that opens a modal.
 * - Its title isn't a heading, because it comes before the screen's own.
 * - Phone and email are text, and "Call" and "Email" are links (AX-29, AX-40).
 */
export function OriginatorCard({ originator }: { originator: ShownOriginator }) {
  const [isOpen, setOpen] = useState(false);
  const title = originatorTitle(originator);
  const name = nameOf(originator);
  const around = useFocusAcrossLayouts<HTMLDivElement>();
  return (
    <div {...around}>
      <section className={css['card']} aria-label={title}>
        <p className={css['title']}>{title}</p>
        <Contact originator={originator} />
      </section>
      <div className={css['bar']}>
        <Avatar name={name} uri={originator.avatarUri} />
        <p className={css['text']}>
          <span>{title}</span>
          <bdi className={css['name']}>{name}</bdi>
        </p>
        <Button tone="quiet" onClick={() => setOpen(true)}>
          Contact
        </Button>
      </div>
      {isOpen && (
        <Modal title={title} onDismiss={() => setOpen(false)}>
          <Contact originator={originator} />
        </Modal>
      )}
    </div>
  );
}
