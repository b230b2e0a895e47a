import { FileDown, ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { invoiceStates } from '#modules/order-history/invoice-line.ts';
import { DateHeader } from './date-header.tsx';
import type { InvoiceItem, ListView } from './history-views.ts';
import { ListDownload } from './list-download.tsx';
import { ListFrame } from './list-frame.tsx';
import { OrderLink } from './order-link.tsx';
import { InvoiceStateBadge } from './state-badges.tsx';

export type InvoiceFiles = { readonly excelHref: string; readonly zipHref: string; readonly mostZipped: number };

type Props = { list: ListView<InvoiceItem>; isMaintained: boolean; files: InvoiceFiles };

export function InvoiceHistory({ list, isMaintained, files }: Props) {
  const t = useTranslations('history');
  return (
    <ListFrame
      list={list}
      isMaintained={isMaintained}
      states={{
        label: t('filter.state'),
        options: invoiceStates.map((value) => ({ value, label: t(`invoice.${value}`) })),
      }}
      searchHint={t('filter.invoiceHint')}
      tools={<InvoiceTools {...files} />}
      empty={
        <EmptyState title={t('companyInvoices.empty')} icon={<ReceiptText aria-hidden="true" />}>
          {t('companyInvoices.emptyText')}
        </EmptyState>
      }
    >
      <InvoiceTable list={list} />
      <ul aria-label={t('companyInvoices.title')} className="grid grid-cols-1 gap-3 md:hidden">
        {list.items.map((item) => (
          <InvoiceCard key={item.id} item={item} />
        ))}
      </ul>
    </ListFrame>
  );
}

/** Downloads of the filtered list, as a spreadsheet or as PDFs. */
function InvoiceTools({ excelHref, zipHref, mostZipped }: InvoiceFiles) {
  const t = useTranslations('history.excel');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:grid">
      <ListDownload key={excelHref} href={excelHref} holds="invoices" />
      <ListDownload key={zipHref} href={zipHref} kind="zip" holds="invoices" />
      <p className="text-sm text-quiet">{t('zipHint', { most: mostZipped })}</p>
    </div>
  );
}

function InvoiceTable({ list }: Pick<Props, 'list'>) {
  const t = useTranslations('history');
  const dayOf = useDay();
  const isGroup = list.companies.length > 0;
  return (
    <Table caption={t('companyInvoices.title')} className="hidden md:block">
      <thead>
        <tr>
          <HeaderCell>{t('column.invoice')}</HeaderCell>
          <DateHeader list={list} text={t('column.issued')} />
          <HeaderCell>{t('column.due')}</HeaderCell>
          <HeaderCell>{t('column.order')}</HeaderCell>
          {isGroup && <HeaderCell>{t('column.company')}</HeaderCell>}
          <HeaderCell>{t('column.status')}</HeaderCell>
          <HeaderCell isNumber>{t('column.total')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {list.items.map((item) => (
          <tr key={item.id}>
            <Cell className="font-semibold whitespace-nowrap">
              <InvoiceLink item={item} />
            </Cell>
            <Cell className="whitespace-nowrap">{dayOf(item.day)}</Cell>
            <Cell className="whitespace-nowrap">{item.state === 'credit' ? '–' : dayOf(item.dueOn)}</Cell>
            <Cell>
              <OrderLink href={item.orderHref} text={item.orderNo} />
            </Cell>
            {isGroup && <Cell>{item.company ?? '–'}</Cell>}
            <Cell>
              <InvoiceStateBadge state={item.state} />
            </Cell>
            <Cell isNumber className="whitespace-nowrap font-semibold">
              {item.total ?? '–'}
              <Left item={item} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Left({ item: { left } }: { item: InvoiceItem }) {
  const t = useTranslations('history.invoice');
  return left && <span className="block text-sm font-normal text-quiet">{t('left', { amount: left })}</span>;
}

function InvoiceLink({ item: { number, pdfHref, xmlHref } }: { item: InvoiceItem }) {
  const t = useTranslations('history.invoice');
  return (
    <>
      <a
        href={pdfHref}
        aria-label={t('pdf', { number })}
        className="inline-flex min-h-11 items-center gap-2 underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <FileDown aria-hidden="true" className="size-4.5" />
        {number}
      </a>
      {xmlHref && (
        <a
          href={xmlHref}
          aria-label={t('xml', { number })}
          className="ml-4 inline-flex min-h-11 items-center text-sm font-normal underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          XML
        </a>
      )}
    </>
  );
}

function InvoiceCard({ item }: { item: InvoiceItem }) {
  const t = useTranslations('history.column');
  const dayOf = useDay();
  return (
    <li className="border border-line bg-paper p-4">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-display text-xl font-bold">
          <InvoiceLink item={item} />
        </span>
        <span className="text-sm text-quiet">{dayOf(item.day)}</span>
      </div>
      {item.company && <p className="mt-2 truncate text-sm font-semibold">{item.company}</p>}
      <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <InvoiceStateBadge state={item.state} />
        <span className="text-right font-semibold tabular-nums">
          {item.total}
          <Left item={item} />
        </span>
      </p>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
        <OrderLink href={item.orderHref} text={`${t('order')} ${item.orderNo}`} className="py-2" />
        {item.state !== 'credit' && <span className="py-2">{`${t('due')} ${dayOf(item.dueOn)}`}</span>}
      </p>
    </li>
  );
}
