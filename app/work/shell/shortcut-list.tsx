import { useTranslations } from 'use-intl';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';

const shortcuts = [
  { keys: ['/', 'Ctrl K'], text: 'search' },
  { keys: ['J'], text: 'next' },
  { keys: ['K'], text: 'previous' },
  { keys: ['Enter'], text: 'open' },
  { keys: ['X'], text: 'select' },
  { keys: ['?'], text: 'help' },
];

export function ShortcutList() {
  const t = useTranslations('work.keys');
  return (
    <DialogFrame title={t('title')}>
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-6 py-2.5">
            <dt>{t(text)}</dt>
            <dd className="flex gap-2">
              {keys.map((key) => (
                <kbd key={key} className="rounded-xs border border-edge bg-ground px-2 py-0.5 font-sans text-sm">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  );
}
