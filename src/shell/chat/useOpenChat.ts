import { useAppDispatch } from '#src/hooks.ts';
import { chatOpened } from '#store/chat/actions.ts';

/** Opens the chat (CHAT-02). Its slice may load with the sagas, which then open it again. */
export function useOpenChat() {
  const dispatch = useAppDispatch();
  return () => void dispatch(chatOpened({ by: 'borrower' }));
}
