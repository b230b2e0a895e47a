import { type ReactNode, Suspense, useId, useMemo } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from './aria-locale.tsx';
import { cx } from './class-names.ts';
import { DialogContext } from './dialog-frame.tsx';
import { Spinner } from './spinner.tsx';

/** The widths are the component breakpoints: 600, 900 and 1200. */
const dialogs = {
  small: 'max-w-[600px]',
  medium: 'max-w-[900px]',
  large: 'max-w-[1200px]',
  full: 'max-w-none',
};

/** Page breakpoint below which a dialog fills the screen. */
const fullScreen = {
  md: 'max-md:h-full max-md:max-h-none max-md:max-w-none',
  lg: 'max-lg:h-full max-lg:max-h-none max-lg:max-w-none',
  /** A short question: at the bottom of the screen on phones. */
  never: 'max-md:mt-auto max-md:max-w-none',
};

const drawers = {
  left: 'mr-auto data-entering:-translate-x-full data-exiting:-translate-x-full',
  right: 'ml-auto data-entering:translate-x-full data-exiting:translate-x-full',
};

export type DialogSize = keyof typeof dialogs;
export type DrawerSide = keyof typeof drawers;
export type FullScreenBelow = keyof typeof fullScreen;

type Props = {
  isOpen: boolean;
  onClose: () => void;
  shape:
    | { as: 'dialog'; size: DialogSize; fullScreenBelow: FullScreenBelow }
    | { as: 'drawer'; side: DrawerSide; isWide: boolean };
  /** A new key is a new dialog in the same place, which keeps the focus target for closing. */
  contentKey?: number;
  /** Closes by a click outside or Escape; false if an answer is required. */
  isDismissable: boolean;
  children: ReactNode;
};

/** The base of dialogs and drawers. It includes React Aria, so the hosts load it on demand. */
export function ModalSurface({ isOpen, onClose, shape, contentKey, isDismissable, children }: Props) {
  const titleId = useId();
  const context = useMemo(() => ({ titleId, close: onClose }), [titleId, onClose]);
  const isDrawer = shape.as === 'drawer';
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        className={cx(
          'fixed left-0 top-0 flex h-(--visual-viewport-height) w-full bg-ink/55 transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0',
          isDrawer ? 'z-drawer' : 'z-dialog items-center justify-center',
          !isDrawer && shape.size !== 'full' && (shape.fullScreenBelow === 'lg' ? 'lg:p-8' : 'md:p-8'),
        )}
      >
        <Modal
          className={cx(
            'flex w-full bg-paper text-ink shadow-overlay ease-settle',
            isDrawer
              ? cx(
                  'h-full transition-transform duration-250',
                  shape.isWide ? 'max-w-2xl' : 'max-w-md',
                  drawers[shape.side],
                )
              : cx(
                  'max-h-full rounded-sm transition-[translate] duration-200 data-entering:translate-y-3',
                  dialogs[shape.size],
                  shape.size === 'full' ? 'h-full' : fullScreen[shape.fullScreenBelow],
                ),
          )}
        >
          <Dialog key={contentKey} aria-labelledby={titleId} className="flex min-w-0 flex-1 flex-col outline-none">
            <DialogContext value={context}>
              <Suspense fallback={<Spinner className="justify-center p-16" />}>{children}</Suspense>
            </DialogContext>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
