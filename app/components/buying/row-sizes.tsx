import { type ComponentType, useEffect, useState } from 'react';
import type { ColourView } from '#app/components/catalogue/card-view.ts';
import { type ShownStock, SizeStock } from '#app/components/catalogue/size-stock.tsx';
import { RowQuickAdd } from '#app/components/quick-add/row-quick-add.tsx';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import { useBuyingHere } from './buying-context.ts';

export type RowSizesProps = {
  /** The product's page, which processes the form without scripts. */
  href: string;
  name: string;
  colour: ColourView;
  stock: ShownStock;
  context: AssortmentContext;
  isMeasured: true | undefined;
};

/**
 * The sizes of a list row with stock; company buyers also get quantity fields. All fields load together after the page,
 * in reserved space: separate Suspense boundaries would appear one by one.
 */
export function RowSizes({ isSold, ...sizes }: RowSizesProps & { isSold: boolean }) {
  const buying = useBuyingHere();
  const isOrdered = buying?.isBusiness === true && isSold;
  const [Order, setOrder] = useState<ComponentType<RowSizesProps>>();
  useEffect(() => {
    if (!isOrdered) return;
    import('./row-order.tsx').then(
      ({ RowOrder }) => setOrder(() => RowOrder),
      () => undefined,
    );
  }, [isOrdered]);
  const { colour, stock, name, href, context } = sizes;
  if (!isOrdered)
    return (
      <>
        <SizeStock colour={colour} stock={stock} />
        {buying && isSold && <RowQuickAdd name={name} partNo={colour.partNo} href={href} context={context} />}
      </>
    );
  // Reset the form for another colour.
  if (Order) return <Order key={colour.partNo} {...sizes} />;
  // Reserves the height of the fields and the button before they load.
  return (
    <div className="max-md:pb-11 [&_li]:pb-6.5">
      <SizeStock colour={colour} stock={stock} />
    </div>
  );
}
