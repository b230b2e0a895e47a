import { notFound } from '#app/not-found.ts';
import { idParam } from '#modules/id-param.ts';

/** The company id of the address, whose parameter is called customer_id; an invalid id is 404. */
export function companyIdOf(params: { readonly customer_id: string }): number {
  const read = idParam.safeParse(params.customer_id);
  if (!read.success) throw notFound();
  return read.data;
}
