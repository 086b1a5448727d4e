import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { buttonClass } from './Button.tsx';
import css from './Button.module.css';

interface LinkButtonProps {
  to: string;
  replace?: boolean;
  tone?: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
}

export const LinkButton = ({
  to,
  replace = false,
  tone = 'primary',
  children,
}: LinkButtonProps) => (
  <Link className={buttonClass({ tone })} to={to} replace={replace}>
    <span className={css['face']}>{children}</span>
  </Link>
);
