import { useEffect, useRef } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import {
  emailRequested,
  emailText,
  printRequested,
  selectEmailState,
  type EmailState,
} from '#store/application/offers/copySlice.ts';
import {
  validateChoice,
  withOfferedDiscounts,
  type OfferChoice,
  type OfferSet,
} from '#store/application/offers/offers.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { formatDate } from '#store/format/dates.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import css from './OfferCopies.module.css';

interface OfferCopiesProps {
  set: OfferSet;
  choice: OfferChoice;
}

/** Announces the lender's answer when it arrives. An earlier answer is shown but not announced. */
function useAnswerAnnouncement(email: EmailState, text: string | null) {
  const announce = useAnnounce();
  const last = useRef(email);

  useEffect(() => {
    if (last.current === 'sending' && text !== null) announce(text);
    last.current = email;
  }, [announce, email, text]);
}

/** Prints the screen as one page, or asks the lender to email the choice as quoted. A choice is emailed only once. */
export function OfferCopies({ set, choice: chosen }: OfferCopiesProps) {
  const dispatch = useAppDispatch();
  const choice = withOfferedDiscounts(set, chosen);
  const uuid = useAppSelector(selectUuidInHand);
  const email = useAppSelector(selectEmailState(choice));
  const address = useAppSelector((state) => selectApplication(state)?.applicant.email ?? null);
  const text = emailText(email, address);
  const isPossible = Object.keys(validateChoice(set, choice)).length === 0;
  useAnswerAnnouncement(email, text);
  return (
    <div className={css['copies']}>
      <PaperFacts />
      <div className={css['actions']}>
        <Button tone="quiet" onClick={() => dispatch(printRequested())}>
          Print
        </Button>
        <Button
          tone="quiet"
          icon="mail"
          isBusy={email === 'sending'}
          busyLabel="Sending"
          isWaiting={!isPossible || email === 'sent'}
          onClick={() => {
            if (uuid !== null) dispatch(emailRequested({ uuid, choice }));
          }}
        >
          Email me this
        </Button>
        {text !== null && (
          <p className={css[email]}>
            <Icon name={email === 'sent' ? 'check' : 'error'} />
            <span>
              <Sentence>{text}</Sentence>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** What only print needs: which application this is, and the date. */
function PaperFacts() {
  const number = useAppSelector((state) => selectApplication(state)?.loanNumber ?? null);
  const today = useAppSelector((state) => state.shell.today);
  return (
    <p className={css['facts']}>
      {number !== null && (
        <span>
          Loan number <bdi>{number}</bdi>
        </span>
      )}
      {today !== null && <span>{formatDate(today)}</span>}
    </p>
  );
}
