import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { cx } from '#app/ui/class-names.ts';
import type { StepView } from './checkout-page-view.ts';

type Props = { steps: readonly StepView[]; current: number };

/** Where one is on the way, and the way back. */
export function StepIndicator({ steps, current }: Props) {
  const t = useTranslations('checkout.step');
  const { href } = useShop();
  return (
    <nav aria-label={t('label')}>
      <ol className="flex items-center gap-2 text-sm sm:gap-3 sm:text-base">
        {steps.map(({ number, name, page }, index) => {
          const isDone = number < current;
          const isCurrent = number === current;
          const word = t(`name.${name === 'Order' && steps.length === 2 ? 'Pay' : name}`);
          return (
            <li
              key={name}
              aria-current={isCurrent ? 'step' : undefined}
              className={cx('flex min-w-0 items-center gap-2 sm:gap-3', isCurrent ? 'font-semibold' : 'text-quiet')}
            >
              {index > 0 && <span aria-hidden="true" className="h-px w-4 bg-edge sm:w-10" />}
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-7 shrink-0 place-items-center rounded-full border text-sm tabular-nums',
                  isCurrent ? 'border-ink bg-ink text-ground' : isDone ? 'border-ink text-ink' : 'border-edge',
                )}
              >
                {isDone ? <Check className="size-4" /> : number}
              </span>
              {isDone ? (
                <Link to={href(page)} className="truncate underline-offset-4 hover:text-ink hover:underline">
                  {word}
                </Link>
              ) : (
                <span className="truncate">{word}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
