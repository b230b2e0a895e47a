import { useTranslations } from 'use-intl';
import { PriceExplanation } from '#app/components/cart/price-explanation.tsx';
import { ProductPicture } from '#app/components/catalogue/card-picture.tsx';
import { useAmount, usePackedAmount } from '#app/components/catalogue/use-amount.ts';
import { OrderStateBadge } from '#app/components/history/state-badges.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import type { OrderPageView, RowView } from './order-page-view.ts';
import { Section } from './section.tsx';

/** The rows of an order with their state and price. */
export function OrderRows({ rows, without }: { rows: readonly RowView[]; without: OrderPageView['rowsWithout'] }) {
  const t = useTranslations('order-page');
  return (
    <Section id="rows" title={t('rows')} note={without && t(`net.${without}`)}>
      <ul className="border-t border-line">
        {rows
          .filter(({ garmentRow }) => !isAmong(rows, garmentRow))
          .map((row) => (
            <li key={row.rowNumber} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 border-b border-line py-4">
              <RowPicture row={row} />
              <div className="min-w-0">
                <Row row={row} />
                <Services of={row} services={rows.filter(({ garmentRow }) => garmentRow === row.rowNumber)} />
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
}

const isAmong = (rows: readonly RowView[], rowNumber: number | undefined) =>
  rowNumber !== undefined && rows.some((row) => row.rowNumber === rowNumber);

/** Logos and names below their garment; forty jackets would be 120 rows otherwise. */
function Services({ of, services }: { of: RowView; services: readonly RowView[] }) {
  const mail = useTranslations('order.mail');
  const states = useTranslations('proof.state');
  const amount = usePackedAmount();
  if (services.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3 border-l-2 border-line pl-3">
      {services.map((row) => {
        const { rowNumber, name, partNo, comment, held, quantity, soldBy, packSize, status, price } = row;
        const pieces = quantity === of.quantity ? '' : mail('pieces', { quantity: amount(quantity, soldBy, packSize) });
        return (
          <li key={rowNumber} className="min-w-0">
            <p className="flex justify-between gap-x-6 text-sm">
              <span className="font-semibold wrap-anywhere">{name}</span>
              {price && <span className="tabular-nums">{price.total}</span>}
            </p>
            {comment !== '' && <p className="text-sm wrap-anywhere">{comment}</p>}
            {held && <p className="text-sm font-medium">{states(held)}</p>}
            <p className="text-sm text-quiet">
              {[mail('article', { sku: partNo }), pieces].filter(Boolean).join(' · ')}
            </p>
            {status !== of.status && (
              <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
                <OrderStateBadge state={status} />
                <Pieces row={row} />
              </p>
            )}
            {price && price.steps.length > 0 && <PriceExplanation name={name} steps={price.steps} />}
          </li>
        );
      })}
    </ul>
  );
}

function RowPicture({ row: { href, picture } }: { row: RowView }) {
  const shown = <ProductPicture picture={{ path: picture }} alt="" sizes="72px" className="w-18" />;
  // Hidden from screen readers, because the name beside it is the same link.
  return href === undefined ? (
    shown
  ) : (
    <PageLink href={href} tabIndex={-1} aria-hidden="true" className="self-start">
      {shown}
    </PageLink>
  );
}

function Row({ row }: { row: RowView }) {
  const mail = useTranslations('order.mail');
  const amount = usePackedAmount();
  const { name, detail, partNo, quantity, soldBy, packSize, wearer, comment, status, price, href } = row;
  return (
    <div className="min-w-0">
      {/* On a phone the name takes the full width, and the price is beside the quantity. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
        <h3 className="font-semibold wrap-anywhere max-sm:col-span-2">
          {href === undefined ? (
            name
          ) : (
            <PageLink href={href} className="underline-offset-4 hover:underline">
              {name}
            </PageLink>
          )}
        </h3>
        {price && (
          <span className="col-start-2 font-semibold tabular-nums max-sm:row-start-3 max-sm:self-end">
            {price.total}
          </span>
        )}
        <p className="col-span-2 text-sm text-quiet">
          {[detail, mail('article', { sku: partNo })].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm text-quiet max-sm:self-end">
          {[mail('pieces', { quantity: amount(quantity, soldBy, packSize) }), wearer].filter(Boolean).join(' · ')}
        </p>
      </div>
      {comment !== '' && <p className="text-sm wrap-anywhere text-quiet">{comment}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <OrderStateBadge state={status} />
        <Pieces row={row} />
      </p>
      {price && price.steps.length > 0 && <PriceExplanation name={name} steps={price.steps} />}
    </div>
  );
}

/** Quantities by state, shown if the pieces of a row differ. */
function Pieces({
  row: { quantity, soldBy, delivered, denied, returned, exchanged, backOrdered, expectedOn },
}: {
  row: RowView;
}) {
  const t = useTranslations('order-page.pieces');
  const mail = useTranslations('order.mail');
  const amount = useAmount();
  const said = (pieces: number) => amount(pieces, soldBy);
  const dayOf = useDay();
  return (
    <>
      {delivered > 0 && delivered < quantity && <span>{t('delivered', { pieces: said(delivered) })}</span>}
      {backOrdered > 0 && (
        <span>
          {expectedOn
            ? mail('followsOn', { pieces: said(backOrdered), date: dayOf(expectedOn) })
            : mail('follows', { pieces: said(backOrdered) })}
        </span>
      )}
      {denied > 0 && <span>{t('denied', { pieces: said(denied) })}</span>}
      {returned > 0 && <span>{t('returned', { pieces: said(returned) })}</span>}
      {exchanged > 0 && <span>{t('exchanged', { pieces: said(exchanged) })}</span>}
    </>
  );
}
