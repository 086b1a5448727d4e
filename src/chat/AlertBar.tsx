import { useAppSelector } from '#src/hooks.ts';
import { toneIcons } from '#src/ui/feedback/Notice.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { chatAlerts } from '#store/chat/alerts.ts';
import { selectChat } from '#store/chat/slice.ts';
import { selectSupport } from '#store/org/selectors.ts';

import css from './ChatPanel.module.css';

/**
 * Says what is wrong with the chat (CHAT-07, ALERT-01 to ALERT-04). It is one status region that is always in the page,
 * so each change is announced once (chat.md section 10, 23). If the chat doesn't work, it shows the phone number
 * (FT-96).
 */
export function AlertBar() {
  const alert = useAppSelector((state) => selectChat(state).alert);
  const { phone, phoneHref } = useAppSelector(selectSupport);
  const shown = alert && chatAlerts[alert];
  return (
    <output className={css['alerts']}>
      {shown && (
        <span className={`${css['alert']} ${css[shown.tone]}`}>
          <Icon name={toneIcons[shown.tone]} />
          <span>
            {shown.text}
            {alert === 'failed' && phoneHref && (
              <>
                {' '}
                Or call <a href={phoneHref}>{phone}</a>.
              </>
            )}
          </span>
        </span>
      )}
    </output>
  );
}
