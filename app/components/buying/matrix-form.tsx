import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { commentPrefix } from '#app/components/buying/wanted.ts';
import { LazyServices } from '#app/components/vas/lazy-services.tsx';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { itemsOf, type Unit } from '#core/units.ts';
import { useBuying } from './buying-context.ts';
import { MatrixOrder } from './matrix-order.ts';
import { OrderForm, wantedIn } from './order-form.tsx';
import type { AddResult } from './use-buy-form.ts';

export type CoworkerName = { readonly id: number; readonly name: string };

type Props = {
  /** The page that processes the form without scripts. */
  href: string;
  context: string;
  packSize: number;
  soldBy: Unit;
  coworkers: readonly CoworkerName[];
  /** A sku whose services can be chosen for all sizes; undefined if there are none. */
  servicesOf: string | undefined;
  told: AddResult | undefined;
  onAdded?: () => void;
  children: ReactNode;
};

type FilledCount = { readonly items: number; readonly sizes: number; readonly colours: readonly string[] };

const nothing: FilledCount = { items: 0, sizes: 0, colours: [] };

/** Orders many sizes at once: the fields are in the table, and one button sends all filled ones. */
export function MatrixForm(props: Props) {
  const { href, context, packSize, soldBy, coworkers, servicesOf, told, onAdded, children } = props;
  const t = useTranslations('buying');
  const own = told && !('quantity' in told.typed) ? told : undefined;
  const [filled, setFilled] = useState(nothing);
  const { isBusiness } = useBuying();
  const choosesWearer = coworkers.length > 1;
  const order = { packSize, soldBy, typed: own?.typed ?? {}, colours: isBusiness ? filled.colours : [] };
  return (
    <OrderForm
      href={href}
      context={context}
      words={own?.words}
      bySku={own?.bySku}
      onAdded={onAdded}
      onFilled={(fields) => setFilled(filledIn(fields, soldBy))}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {({ isBusy, problem, bySku }) => (
        <>
          <MatrixOrder value={{ ...order, bySku }}>{children}</MatrixOrder>
          {servicesOf !== undefined && (
            <LazyServices key={servicesOf} sku={servicesOf} coworkers={choosesWearer ? [] : coworkers} />
          )}
          {problem}
          <div className="sticky bottom-0 z-sticky flex flex-wrap items-end justify-end gap-x-6 gap-y-3 border-t border-line bg-ground py-4 max-md:[&>button]:flex-1">
            <p
              aria-live="polite"
              className="mr-auto self-center text-sm tabular-nums max-md:w-full max-md:empty:hidden"
            >
              {filled.sizes > 0 && t('matrix.chosen', { count: filled.items, sizes: filled.sizes })}
            </p>
            {choosesWearer && (
              <Select
                label={t('matrix.coworker')}
                name="coworkerId"
                defaultValue={own?.typed.coworkerId}
                placeholder={t('matrix.nobody')}
                options={coworkers.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            )}
            <Button type="submit" size="large" isLoading={isBusy}>
              {t('matrix.add')}
            </Button>
          </div>
        </>
      )}
    </OrderForm>
  );
}

/** The filled quantity and the colours. */
export function filledIn(fields: URLSearchParams, soldBy: Unit): FilledCount {
  const wanted = wantedIn(fields);
  // A comment that was started stays visible when its quantities are removed.
  const commented = [...fields].filter(([name, text]) => name.startsWith(commentPrefix) && text !== '');
  return {
    items: wanted.reduce((sum, { quantity }) => sum + itemsOf(quantity, soldBy), 0),
    sizes: wanted.length,
    colours: [
      ...wanted.map(({ sku }) => sku.slice(0, 12)),
      ...commented.map(([name]) => name.slice(commentPrefix.length)),
    ],
  };
}
