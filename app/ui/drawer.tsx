import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import type { DrawerSide } from './modal-surface.tsx';

const ModalSurface = lazy(async () => ({ default: (await import('./modal-surface.tsx')).ModalSurface }));

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  side?: DrawerSide;
  isWide?: boolean;
  isFlush?: boolean;
};

/** A side sheet: menu, filters, cart. Its code loads when it first opens. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
  actions,
  side = 'right',
  isWide = false,
  isFlush = false,
}: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ModalSurface isOpen={isOpen} onClose={onClose} shape={{ as: 'drawer', side, isWide }} isDismissable>
        <DialogFrame title={title} actions={actions} isFlush={isFlush}>
          {children}
        </DialogFrame>
      </ModalSurface>
    </Suspense>
  );
}
