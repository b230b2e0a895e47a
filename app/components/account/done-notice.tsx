import { Notice } from '#app/ui/notice.tsx';
import { useIsBrowser } from './use-is-browser.ts';

/** Reports a saved form on pages without scripts; with scripts a snackbar does. */
export function DoneNotice({ text }: { text: string }) {
  if (useIsBrowser()) return null;
  return (
    <Notice tone="success" className="mb-6">
      {text}
    </Notice>
  );
}
