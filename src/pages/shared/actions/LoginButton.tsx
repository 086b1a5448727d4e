import { useAppDispatch } from '#src/hooks.ts';
import { onPlainClick } from '#src/shell/links/onPlainClick.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { loginRequested } from '#store/identity/slice.ts';

/** The main site's login, for borrowers. */
export function LoginButton({ children }: { children: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      href="/auth/login"
      onClick={onPlainClick(() => void dispatch(loginRequested()))}
      tone="secondary"
    >
      {children}
    </Button>
  );
}
