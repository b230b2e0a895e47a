import { useTranslations } from 'use-intl';
import { testCards } from '#modules/payment/test-cards.ts';

/** What can be tried where no money moves; one click fills the fields. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const t = useTranslations('payment.testCards');
  return (
    <details className="border border-line bg-paper">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{t('title')}</summary>
      <p className="px-4 pb-2 text-sm text-quiet">{t('text')}</p>
      <ul className="border-t border-line">
        {testCards.map(({ number, token }) => (
          <li key={token} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="grid min-h-11 w-full gap-x-4 px-4 py-2 text-left hover:bg-ground sm:grid-cols-[13rem_1fr]"
            >
              <span className="font-semibold tabular-nums">{number}</span>
              <span className="text-quiet">{t(token)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
