import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { onPlainClick } from '#src/shell/links/onPlainClick.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { LinkButton } from '#src/ui/layout/LinkButton.tsx';
import { selectAddressOf } from '#store/registration/flow.ts';
import { loginRequested } from '#store/identity/slice.ts';

export function StartApplication({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  const start = useAppSelector((state) => selectAddressOf(state, 'propertyAddress'));
  return (
    <LinkButton tone={tone} to={start}>
      Start an application
    </LinkButton>
  );
}

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
