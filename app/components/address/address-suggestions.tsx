import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { addressLine } from '#modules/address/address-lines.ts';
import type { SuggestionsProps } from './props.ts';

/** Suggestions for an address that the lookup did not find. The buyer may keep the typed one. */
export function AddressSuggestions({ typed, suggestions, onChoose, onKeep }: SuggestionsProps) {
  const t = useTranslations('address.suggestions');
  return (
    <Notice
      tone="warn"
      title={t('title')}
      isLive
      actions={
        <Button kind="quiet" size="small" onClick={onKeep}>
          {t('keep')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      <p className="mt-2 text-sm">
        <span className="font-semibold">{t('typed')}:</span> {addressLine(typed)}
      </p>
      <ul className="mt-3 grid gap-px border border-line bg-line">
        {suggestions.map((address) => {
          const line = addressLine(address);
          return (
            <li key={line} className="flex flex-wrap items-center justify-between gap-3 bg-paper px-4 py-3">
              <span>{line}</span>
              <Button
                kind="secondary"
                size="small"
                onClick={() => onChoose(address)}
                aria-label={`${t('use')}: ${line}`}
              >
                {t('use')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
