import { ok, refuse } from '#core/result.ts';
import type { SettingChange } from '../company/company-settings.ts';
import type { Shop } from '../shop.server.ts';
import { idsIn } from '../vas/service-lists.ts';
import { vasArticles } from '../vas/services.server.ts';

const serviceKeys: ReadonlySet<string> = new Set(['MandatoryVasServices', 'PreSelectedVasServices']);

/** The maximum number of numbers in one message, to keep it readable. */
const mostNamed = 20;

/** Settings that name services accept only those of the catalogue. */
export async function checkServices({ snapshots }: Pick<Shop, 'snapshots'>, settings: readonly SettingChange[]) {
  const naming = settings.filter(({ key, value }) => serviceKeys.has(key) && value !== null);
  if (naming.length === 0) return ok(undefined);
  const articles = await snapshots.read(vasArticles, 'all');
  const known = articles.map(({ serviceArticleId }) => serviceArticleId).sort((one, other) => one - other);
  const wrong = naming.find(({ value }) => [...idsIn(value ?? '')].some((id) => !known.includes(id)));
  if (!wrong) return ok(undefined);
  const named = known.slice(0, mostNamed).join(', ');
  const expected = known.length > mostNamed ? `${named}, …` : named || '–';
  return refuse({ code: 'setting-value-invalid', key: wrong.key, expected });
}
