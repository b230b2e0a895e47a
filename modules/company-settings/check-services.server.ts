import { ok, refuse } from '#core/result.ts';
import type { SettingChange } from '../company/company-settings.ts';
import type { Shop } from '../shop.server.ts';
import { idsIn } from '../vas/service-lists.ts';
import { vasArticles } from '../vas/services.server.ts';

const serviceKeys: ReadonlySet<string> = new Set(['MandatoryVasServices', 'PreSelectedVasServices']);

type Shown = Pick<Shop, 'snapshots'>;

/** A refusal for each setting that names a service which the catalogue does not have. */
export async function findUnknownServices({ snapshots }: Shown, settings: readonly SettingChange[]) {
  const naming = settings.filter(({ key, value }) => serviceKeys.has(key) && value !== null);
  if (naming.length === 0) return [];
  const articles = await snapshots.read(vasArticles, 'all');
  const known = new Set(articles.map(({ serviceArticleId }) => serviceArticleId));
  return naming.flatMap(({ key, value }) => {
    const unknown = [...idsIn(value ?? '')].filter((id) => !known.has(id));
    const facts = { key, count: unknown.length, services: unknown.join(', ') };
    return unknown.length === 0 ? [] : [{ code: 'setting-service-unknown' as const, ...facts }];
  });
}

/** Settings that name services accept only those of the catalogue. */
export async function checkServices(shop: Shown, settings: readonly SettingChange[]) {
  const [first] = await findUnknownServices(shop, settings);
  return first ? refuse(first) : ok(undefined);
}
