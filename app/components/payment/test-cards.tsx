import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { testCards } from '#modules/payment/test-cards.ts';

/** Test cards for the simulator; one click fills the fields. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const t = useTranslations('payment.testCards');
  return (
    <Disclosure label={t('title')}>
      <p className="pb-3 text-sm text-quiet">{t('text')}</p>
      <ul className="grid gap-px border border-line bg-line">
        {testCards.map(({ number, token }) => (
          <li key={token}>
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="grid min-h-11 w-full gap-x-4 bg-paper px-4 py-2.5 text-left hover:bg-ground sm:grid-cols-[12rem_1fr]"
            >
              <span className="font-semibold tabular-nums">{number}</span>
              <span className="text-quiet">{t(token)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
