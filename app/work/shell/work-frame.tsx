import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignOutElsewhere } from '#app/components/shell/sign-out-link.tsx';
import { SkipLink } from '#app/components/shell/skip-link.tsx';
import { DialogHost } from '#app/ui/dialog-host.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { SnackbarHost } from '#app/ui/snackbar.tsx';
import type { OpenWork } from './navigation.ts';
import { useShortcuts } from './use-shortcuts.tsx';
import { WorkBar } from './work-bar.tsx';
import { WorkMenu } from './work-menu.tsx';
import { WorkSide } from './work-side.tsx';

export type WorkPerson = { readonly name: string; readonly email: string };

type Props = {
  person: WorkPerson | undefined;
  openWork: OpenWork;
  /** Pages that the staff member may open. */
  pages: readonly string[];
  children: ReactNode;
};

/** The work shell: a slim bar, the navigation at the side, and the screen at full width. */
export function WorkFrame(props: Props) {
  useSignOutElsewhere(props.person !== undefined);
  return (
    <DialogHost>
      <SnackbarHost>
        <Frame {...props} />
      </SnackbarHost>
    </DialogHost>
  );
}

function Frame({ person, openWork, pages, children }: Props) {
  const t = useTranslations('work');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { openSearch } = useShortcuts();
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink />
      <WorkBar person={person} onMenu={() => setMenuOpen(true)} onSearch={openSearch} />
      <div className="flex flex-1">
        <WorkSide openWork={openWork} pages={pages} />
        <main id="content" tabIndex={-1} className="w-full min-w-0 flex-1 px-4 py-5 outline-none md:px-8 md:py-6">
          {children}
        </main>
      </div>
      <Drawer isOpen={isMenuOpen} onClose={closeMenu} title={t('menu')} side="left" isFlush>
        <div className="p-3">
          <WorkMenu openWork={openWork} pages={pages} onChosen={closeMenu} isRoomy />
        </div>
      </Drawer>
    </div>
  );
}
