import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddProblem } from '#app/components/buying/add-problem.tsx';
import { fieldsOf } from '#app/components/buying/form-fields.ts';
import { useAdd } from '#app/components/buying/use-add.ts';
import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import { inColour } from '#app/components/catalogue/use-shown-colour.ts';
import { useSizeLabel } from '#app/components/catalogue/use-size-label.ts';
import { useStock } from '#app/components/catalogue/use-stock.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { ComparedProduct } from './compare-view.ts';

/** Colour, size and add button. Without scripts the form goes to the product page in the shown colour. */
export function ComparedBuy({ product: { card, packSize }, formId }: { product: ComparedProduct; formId: string }) {
  const t = useTranslations('compare');
  const buying = useTranslations('buying');
  const catalogue = useTranslations('catalogue.card');
  const [chosen, choose] = useState(card.colours[0]?.partNo);
  const { isBusy, problem, send, setProblem } = useAdd();
  const colour = card.colours.find(({ partNo }) => partNo === chosen);
  const stock = useStock(colour ? [colour.partNo] : [], 'All');
  const labelOf = useSizeLabel(typeof stock === 'object' ? stock : undefined);
  if (!card.isSellable || !colour) return <p className="text-sm text-quiet">{catalogue('notSellable')}</p>;
  const buy = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = fieldsOf(event.currentTarget);
    if (fields.get('sku') === '') return setProblem({ words: buying('chooseSize') });
    return void send(fields);
  };
  const sizes = colour.sizes.map((size) =>
    labelOf(`${colour.partNo}${size}`, size === oneSizeCode ? catalogue('oneSize') : size),
  );
  return (
    <form
      id={formId}
      method="post"
      action={inColour(card.href, colour.partNo)}
      onSubmit={buy}
      onChange={() => setProblem(undefined)}
      className="grid gap-2 text-left"
    >
      <input type="hidden" name="quantity" value={packSize} />
      {card.colours.length > 1 && (
        <Select
          label={t('colour')}
          isLabelHidden
          size="small"
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          options={card.colours.map(({ partNo, name }) => ({ value: partNo, label: name }))}
          className="noscript:hidden"
        />
      )}
      <Select
        // Reset, because another colour has other sizes.
        key={colour.partNo}
        label={t('size')}
        isLabelHidden
        size="small"
        name="sku"
        {...(sizes.length === 1 ? {} : { placeholder: t('size') })}
        options={sizes}
      />
      <AddProblem problem={problem} onRetry={() => document.forms.namedItem(formId)?.requestSubmit()} />
      <Button type="submit" size="small" isLoading={isBusy} aria-label={`${buying('add')}: ${card.name}`}>
        {buying('add')}
      </Button>
    </form>
  );
}
