import { Notice } from '#app/ui/notice.tsx';
import { useIsBrowser } from './use-is-browser.ts';

/** Says what a form has done where no script is there to say it in a snackbar. */
export function DoneNotice({ text }: { text: string }) {
  if (useIsBrowser()) return null;
  return (
    <Notice tone="success" className="mb-6">
      {text}
    </Notice>
  );
}
