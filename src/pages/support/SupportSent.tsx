import { Icon } from '#src/ui/layout/Icon.tsx';

import css from './SupportPage.module.css';

/** The message was sent; shows its reference number. */
export function SupportSent({ reference }: { reference: string }) {
  return (
    <div className={css['sent']}>
      <Icon name="check" size="large" />
      <h1 className={css['title']} tabIndex={-1}>
        We have your message.
      </h1>
      <p>
        Number <bdi>{reference}</bdi>. We answer within one business day.
      </p>
    </div>
  );
}
