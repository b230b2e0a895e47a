import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { useNavigate } from 'react-router';
import { AriaLocale } from './aria-locale.tsx';
import { type ButtonKind, type ButtonSize, buttonClasses, iconButtonClasses } from './button-style.ts';
import { cx } from './class-names.ts';

type Entry = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A link target; without it, the entry is an action. */
  to?: string;
  onAction?: () => void;
  isDisabled?: boolean;
  isDangerous?: boolean;
};

type Props = {
  /** The text of the button, or its label if it shows an icon. */
  label: string;
  icon?: ReactNode;
  entries: readonly Entry[];
  kind?: ButtonKind;
  size?: ButtonSize;
  isDisabled?: boolean;
};

/** A button that opens a menu. */
export function Menu({ label, icon, entries, kind = 'secondary', size, isDisabled = false }: Props) {
  const navigate = useNavigate();
  return (
    <AriaLocale>
      <RouterProvider navigate={(to) => void navigate(to)}>
        <MenuTrigger>
          {icon ? (
            <Button aria-label={label} isDisabled={isDisabled} className={iconButtonClasses({ kind, size })}>
              {icon}
            </Button>
          ) : (
            <Button isDisabled={isDisabled} className={buttonClasses({ kind, size })}>
              {label}
              <ChevronDown aria-hidden="true" className="size-4.5" />
            </Button>
          )}
          <Popover
            offset={4}
            className="z-popover min-w-56 overflow-auto border border-ink bg-paper shadow-lift transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
          >
            <AriaMenu className="divide-y divide-line outline-none">
              {entries.map(({ id, label: words, icon: face, to, onAction, isDisabled: isOff, isDangerous }) => (
                <MenuItem
                  key={id}
                  id={id}
                  isDisabled={isOff ?? false}
                  {...(to !== undefined && { href: to })}
                  {...(onAction && { onAction })}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 outline-none data-disabled:cursor-not-allowed data-disabled:text-quiet data-focused:bg-sunken data-focused:shadow-[inset_4px_0_0_var(--color-ink)]',
                    isDangerous && 'text-danger data-focused:shadow-[inset_4px_0_0_var(--color-danger)]',
                  )}
                >
                  {face}
                  {words}
                </MenuItem>
              ))}
            </AriaMenu>
          </Popover>
        </MenuTrigger>
      </RouterProvider>
    </AriaLocale>
  );
}
