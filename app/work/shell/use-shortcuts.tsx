import { useEffect, useEffectEvent } from 'react';
import { loadSurface, useDialog } from '#app/ui/dialog-host.tsx';
import { isTyping } from './is-typing.ts';
import { SearchDialog } from './search-dialog.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** Shortcuts on all work screens: `/` or Ctrl+K opens the search, `?` the list of shortcuts. */
export function useShortcuts() {
  const dialog = useDialog();
  const openSearch = () => dialog.open({ component: SearchDialog, props: {}, fullScreenBelow: 'md' });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (isCommand || (isPlain && event.key === '/')) {
      event.preventDefault();
      openSearch();
    } else if (isPlain && event.key === '?') {
      event.preventDefault();
      dialog.open({ component: ShortcutList, props: {} });
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  // Loads the code of dialogs early, so that the search opens without delay.
  useEffect(() => {
    const timer = setTimeout(() => void loadSurface().catch(() => undefined), 2000);
    return () => clearTimeout(timer);
  }, []);
  return { openSearch };
}
