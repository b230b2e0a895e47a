import { notFound } from '#app/not-found.ts';
import { idParam } from '#modules/id-param.ts';

/** The id of the company in the address, whose parameter is called customer_id; what is no id is no page. */
export function companyIdOf(params: { readonly customer_id: string }): number {
  const read = idParam.safeParse(params.customer_id);
  if (!read.success) throw notFound();
  return read.data;
}
