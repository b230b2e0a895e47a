import { notFound } from '#app/not-found.ts';
import { idParam } from '#modules/id-param.ts';

/** The company in the address of a screen. */
export function companyIdOf(id: string): number {
  const read = idParam.safeParse(id);
  if (!read.success) throw notFound();
  return read.data;
}
