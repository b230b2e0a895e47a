import { type ComponentType, useEffect, useState } from 'react';
import type { ColourView } from '#app/components/catalogue/card-view.ts';
import { type ShownStock, SizeStock } from '#app/components/catalogue/size-stock.tsx';
import { RowQuickAdd } from '#app/components/quick-add/row-quick-add.tsx';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import { useBuyingHere } from './buying-context.ts';

export type RowSizesProps = {
  /** The product's page, which takes the form without scripts. */
  href: string;
  name: string;
  colour: ColourView;
  stock: ShownStock;
  context: AssortmentContext;
  isMeasured: true | undefined;
};

/**
 * The sizes of a line in a list with what is there of each; who buys for a company fills in how many. The fields come once
 * the page stands, all at the same moment, and their room is kept: as boundaries of their own they would come one by one.
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
  // Another colour is another form.
  if (Order) return <Order key={colour.partNo} {...sizes} />;
  // As high as with the fields and the button, before they are there.
  return (
    <div className="max-md:pb-11 [&_li]:pb-6.5">
      <SizeStock colour={colour} stock={stock} />
    </div>
  );
}
