import { isFilled } from '#app/components/instant-order/order-rows.ts';
import type { Language } from '#core/locale.ts';
import { ok, type Result } from '#core/result.ts';
import type { TypedLine } from '#modules/instant-order/order-line.ts';
import { linesOfText } from '#modules/instant-order/read-lines.ts';
import { readOrderFile } from '#modules/instant-order/read-order-file.server.ts';
import type { Refusal } from '#modules/refusals.ts';

const texts = (form: FormData, name: string) =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));

/** The lines of the table as sent, with the correction of a pressed button applied. */
export function rowsIn(form: FormData): TypedLine[] {
  const quantities = texts(form, 'quantity');
  const services = texts(form, 'services');
  const [gone] = texts(form, 'remove');
  const [, at, article = '', quantity = '', without] =
    /^(\d+) (.*)\n(.*?)(\nwithout services)?$/.exec(texts(form, 'correct')[0]?.replaceAll('\r', '') ?? '') ?? [];
  return texts(form, 'article')
    .map((typed, row) => ({
      ...(String(row) === at ? { article, quantity } : { article: typed, quantity: quantities[row] ?? '' }),
      services: String(row) === at && without ? '' : services[row],
    }))
    .filter((line, row) => String(row) !== gone && isFilled(line));
}

/** All lines of a form: table, list and file. */
export async function linesIn(form: FormData, language: Language): Promise<Result<TypedLine[], Refusal>> {
  const text = form.get('text');
  const lines = [...rowsIn(form), ...linesOfText(typeof text === 'string' ? text : '')];
  const file = form.get('file');
  // An empty file field is sent as a file without a name.
  if (!(file instanceof File) || file.name === '') return ok(lines);
  const read = await readOrderFile(new Uint8Array(await file.arrayBuffer()), language);
  return read.ok ? ok([...lines, ...read.value]) : read;
}
