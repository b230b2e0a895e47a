import { servicesIn, type TypedService } from '#app/components/vas/service-form.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';

/** A form's item as typed. */
type Wish = {
  readonly sku: string;
  readonly quantity: string;
  readonly comment: string | undefined;
};

export type Wishes = {
  readonly items: readonly Wish[];
  readonly coworkerId: string | undefined;
  readonly context: AssortmentContext;
  /** Services for all items; undefined if the form had no such fields. */
  readonly services: readonly TypedService[] | undefined;
};

/** Field name prefixes of the size table: before the sku for quantities, before the colour number for comments. */
export const quantityPrefix = 'q.';
export const commentPrefix = 'comment.';

const lengthOfColour = 12;

/** Reads one size with its quantity, or a table of sizes, without empty and zero quantities. */
export function wishesIn(form: FormData, context: AssortmentContext): Wishes {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const one = text('sku');
  const single = one === undefined ? [] : [{ sku: one, quantity: text('quantity') ?? '', comment: undefined }];
  const table = [...form.keys()]
    .filter((name) => name.startsWith(quantityPrefix))
    .flatMap((name) => {
      const sku = name.slice(quantityPrefix.length);
      const quantity = text(name);
      if (quantity === undefined || Number(quantity) === 0) return [];
      return [{ sku, quantity, comment: text(`${commentPrefix}${sku.slice(0, lengthOfColour)}`) }];
    });
  return { items: [...single, ...table], coworkerId: text('coworkerId'), context, services: servicesIn(form) };
}
