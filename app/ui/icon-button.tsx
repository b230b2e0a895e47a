import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, iconButtonClasses } from './button-style.ts';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> &
  ButtonLook & { label: string; children: ReactNode };

/** A button with an icon; its label is for screen readers. */
export function IconButton({ label, kind, size, className, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButtonClasses({ kind, size, className })}>
      {children}
    </button>
  );
}
