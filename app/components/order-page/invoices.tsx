import { useTranslations } from 'use-intl';
import { InvoiceStateBadge } from '#app/components/history/state-badges.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import type { InvoiceView } from './order-page-view.ts';
import { Section } from './section.tsx';

export function Invoices({ invoices }: { invoices: readonly InvoiceView[] }) {
  const t = useTranslations('fulfilment.orders');
  const page = useTranslations('order-page');
  const invoice = useTranslations('history.invoice');
  const dayOf = useDay();
  return (
    <Section id="invoices" title={t('invoices')}>
      <ul className="border-t border-line">
        {invoices.map(({ id, kind, number, state, day, dueOn, total, left, pdfHref, xmlHref }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">{t(`paper.${kind}`, { number })}</p>
              <p className="text-sm text-quiet">
                {[
                  dayOf(day),
                  state === 'open' || state === 'overdue' ? t('dueOn', { day: dayOf(dueOn) }) : '',
                  left ? invoice('left', { amount: left }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <InvoiceStateBadge state={state} />
            {total && <span className="font-semibold tabular-nums">{total}</span>}
            {pdfHref && (
              <TextLink to={pdfHref} reloadDocument className="py-2 text-sm" aria-label={`${page('pdf')}: ${number}`}>
                {page('pdf')}
              </TextLink>
            )}
            {xmlHref && (
              <TextLink to={xmlHref} reloadDocument className="py-2 text-sm" aria-label={`${page('xml')}: ${number}`}>
                {page('xml')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
