import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClasses } from './button-style.ts';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Keeps its size and name, shows a spinner and is disabled. */
    isLoading?: boolean;
    /** Before the text. */
    icon?: ReactNode;
  };

export function Button({ kind, size, className, isLoading = false, icon, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={isLoading || undefined}
      className={buttonClasses({ kind, size, className })}
    >
      <span className={cx('inline-flex items-center gap-2.5', isLoading && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {isLoading && <Spinner size="small" className="absolute inset-0 items-center justify-center" />}
    </button>
  );
}

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook & { icon?: ReactNode };

/** A link with the style of a button. */
export function ButtonLink({ kind, size, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses({ kind, size, className })}>
      {icon}
      {children}
    </Link>
  );
}
