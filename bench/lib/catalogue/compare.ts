import type { Facts } from './facts.ts';
import { filterOf } from './facts.ts';
import { countsAddress, filtersOf, fullAddress, type ListQuestion, listAddress, searchAddress } from './questions.ts';
import type { SqlLoad } from './sql-load.ts';
import { listStatement, searchStatement } from './sql-questions.ts';

type Counts = { total: number; listValues: { valueId: number; count: number }[] };
type Full = { total: number; filters: { filterType: string; values: { id: number; count: number }[] }[] };

async function read<T>(shop: string, path: string): Promise<T> {
  const answer = await fetch(shop + path);
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
  return (await answer.json()) as T;
}

/** Both must find the same number of products with the same counts; otherwise a comparison of speed means nothing. */
export async function compareLists(
  shop: string,
  sql: SqlLoad,
  facts: Facts,
  questions: readonly ListQuestion[],
): Promise<void> {
  for (const question of questions) {
    const list = await read<Full>(shop, fullAddress(question));
    const { total, listValues } = await read<Counts>(shop, countsAddress(question));
    const said = await sql.ask(listStatement(question, facts));
    if (list.total !== said.total || total !== said.total)
      throw new Error(`${listAddress(question)}: the shop finds ${list.total} and ${total}, SQL ${said.total}`);
    const told = list.filters
      .filter(({ filterType }) => filterType === 'ParametricList')
      .flatMap(({ values }) => values);
    if (
      JSON.stringify(told.map(({ id, count }) => [id, count])) !==
      JSON.stringify(listValues.map((one) => [one.valueId, one.count]))
    )
      throw new Error(`${fullAddress(question)}: the counts beside the page differ from those alone`);
    const counts = JSON.parse(said.counts ?? '{}') as Record<string, number>;
    const different = listValues.find(({ valueId, count }) => {
      // With a colour filter the shop counts cards, and a product may have one card for each colour.
      const isOfCards = filterOf(valueId) === facts.colourFilter && filtersOf(question).has(facts.colourFilter);
      return !isOfCards && count !== (counts[valueId] ?? 0);
    });
    if (different)
      throw new Error(
        `${countsAddress(question)}: value ${different.valueId} counts ${different.count} in the shop, ${counts[different.valueId] ?? 0} in SQL`,
      );
  }
}

/** Part numbers must find the same. For words the shop finds more (typing errors, compounds, synonyms), so the counts are only printed. */
export async function compareSearches(
  shop: string,
  sql: SqlLoad,
  terms: readonly string[],
): Promise<{ shop: number; sql: number }> {
  const found = { shop: 0, sql: 0 };
  for (const term of terms) {
    const { total } = await read<{ total: number }>(shop, searchAddress(term));
    const said = Number((await sql.ask(searchStatement(term))).total);
    if (/^\w{8}$/.test(term) && /\d/.test(term) && total !== said)
      throw new Error(`the shop finds ${total} for the number ${term}, SQL ${said}`);
    found.shop += total;
    found.sql += said;
  }
  return found;
}
