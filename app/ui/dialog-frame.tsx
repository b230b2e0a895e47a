import { X } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

/** For the content of a dialog or drawer: the id for its title, and how to close it. */
export const DialogContext = createContext<{ titleId: string; close: () => void }>({ titleId: '', close: () => {} });

/** Closes the surrounding dialog or drawer. */
export const useCloseDialog = () => useContext(DialogContext).close;

type Props = {
  title: ReactNode;
  children: ReactNode;
  /** Fixed at the bottom while the content scrolls. */
  actions?: ReactNode;
  /** For content without padding: pictures, lists. */
  isFlush?: boolean;
};

/** The frame of a dialog or drawer: title, close button, scrolling content, actions. */
export function DialogFrame({ title, children, actions, isFlush = false }: Props) {
  const t = useTranslations('ui');
  const { titleId, close } = useContext(DialogContext);
  return (
    <>
      <header className="flex shrink-0 items-start gap-4 border-b border-line py-3 pl-5 pr-3 md:pl-8 md:pr-5 md:py-4">
        <h2
          id={titleId}
          className="min-w-0 flex-1 pt-1.5 font-display text-heading font-bold text-balance wrap-anywhere"
        >
          {title}
        </h2>
        <IconButton label={t('close')} onClick={close}>
          <X aria-hidden="true" className="size-6" />
        </IconButton>
      </header>
      <div
        // A scrolling area must be reachable by keyboard, even if it contains nothing focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={cx(
          'relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2',
          !isFlush && 'px-5 py-6 md:px-8',
        )}
      >
        {children}
      </div>
      {actions && (
        <footer className="flex shrink-0 flex-wrap gap-3 border-t border-line bg-ground px-5 py-4 max-sm:[&>*]:flex-1 md:px-8">
          {actions}
        </footer>
      )}
    </>
  );
}
