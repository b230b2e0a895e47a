import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';

/** The state of an e-invoice file, and the rules of the standard that it violates, in the standard's own words. */
export type EInvoiceReport = {
  readonly isMade: boolean;
  readonly sentAt: Date | null;
  readonly broken: readonly { readonly id: string; readonly severity: 'fatal' | 'warning'; readonly says: string }[];
};

export function EInvoiceState({ report: { isMade, sentAt, broken } }: { report: EInvoiceReport }) {
  const t = useTranslations('fulfilment.orders.eInvoice');
  const moment = useMoment('time');
  const state = isMade ? (sentAt ? t('sent', { at: moment(sentAt) }) : t('made')) : t('refused');
  return (
    <div className="mt-1">
      <p className={isMade ? 'text-quiet' : 'font-semibold text-danger'}>{state}</p>
      {broken.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {broken.map(({ id, severity, says }) => (
            <li key={id}>
              <span className="font-semibold">{id}</span>
              {severity === 'warning' && ` (${t('warning')})`}: <span lang="en">{says}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
