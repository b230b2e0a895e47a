import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductView } from '#app/components/product/product-view.ts';
import { useStock } from '#app/components/product/stock-map.ts';
import type { Choice } from '#app/components/product/use-choice.ts';
import { fitToFactor, largestQuantity } from '#core/quantity.ts';
import { mayBeBought, stockStateOf } from '#modules/assortment/stock-state.ts';
import type { SkuProblems } from './buying-context.ts';
import { fieldsOf } from './form-fields.ts';
import { useAdd } from './use-add.ts';

export type BuyForm = ReturnType<typeof useBuyForm>;

/** The result and the typed values of a form sent without scripts. */
export type AddResult = {
  readonly words: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly bySku?: SkuProblems | undefined;
};

export const buyFormId = 'buy';

/** State for adding one size, shared by the form in the panel and the bar on phones. */
export function useBuyForm({ packSize }: Pick<ProductView, 'packSize'>, { size }: Choice, told: AddResult | undefined) {
  const t = useTranslations('buying');
  const stock = useStock();
  const isTold = told !== undefined && 'quantity' in told.typed;
  const { isBusy, problem, send, setProblem } = useAdd(isTold ? { words: told.words } : undefined);
  const [isUnfit, setUnfit] = useState(false);
  const level = size && stock.status === 'loaded' ? stock.of(size.sku) : undefined;
  const state = size && stock.status === 'loaded' ? stockStateOf(level) : undefined;

  const buy = (form: HTMLFormElement) => {
    const fields = fieldsOf(form);
    if (!size) {
      setProblem({ words: t('chooseSize') });
      form.querySelector<HTMLInputElement>('input[name=sku]')?.focus();
      return;
    }
    const wished = Number(fields.get('quantity'));
    const fitting = wished > 0 && wished <= largestQuantity ? fitToFactor(wished, packSize) : undefined;
    setUnfit(fitting === undefined);
    if (fitting !== undefined) void send(fields);
  };
  return {
    isBusy,
    problem,
    isUnfit,
    /** Neither in stock nor expected. */
    isGone: state !== undefined && !mayBeBought(state),
    nextDelivery: state?.kind === 'out' ? state.nextDelivery : undefined,
    /** The stock of the size, if it has any. */
    level: level && level.onHandValue > 0 ? level : undefined,
    quantity: isTold ? told.typed.quantity : undefined,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      buy(event.currentTarget);
    },
    retry: () => document.forms.namedItem(buyFormId)?.requestSubmit(),
    forget: () => setProblem(undefined),
  };
}
