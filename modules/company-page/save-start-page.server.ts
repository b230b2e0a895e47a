import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { findAdministered, holdAdministered } from '../company-admin/administered-company.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import { mostFileBytes } from '../logo/logo.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { StartHero, StartPage } from './company-page.ts';
import type { StartPageInput } from './company-page-schema.ts';
import { findStartPage, type KeptPage, type Logotype, saveStartPage } from './company-page-store.server.ts';
import { scenesFor } from './read-start-page.server.ts';

type Saved = { readonly page: KeptPage; readonly coopCode: string | undefined };

/**
 * Access: administrators of the company, and staff with the task customers. The logotype is read before the transaction,
 * which may take seconds.
 */
export async function saveStart(shop: Shop, visit: Visit, input: StartPageInput): Promise<Result<Saved, Refusal>> {
  const companyId = input.company_id;
  const allowed = await findAdministered(shop.db, visit, companyId);
  if (!allowed.ok) return allowed;
  const heroBlock = await heroFrom(shop, visit, input);
  if (!heroBlock.ok) return heroBlock;
  const logotype = await logotypeFrom(shop, input);
  if (!logotype.ok) return logotype;
  const page: StartPage = {
    title: input.title,
    content: input.content,
    heroBlock: heroBlock.value,
    columnCards: input.column_cards ?? [],
    video: input.video,
    product: input.product_add_to_cart,
  };
  return inTransaction(shop.db, async (db): Promise<Result<Saved, Refusal>> => {
    const held = await holdAdministered(db, visit, companyId);
    if (!held.ok) return held;
    const before = await findStartPage(db, { companyId });
    if (input.version !== undefined && input.version !== (before?.version ?? 0))
      return refuse({ code: 'company-page-changed' });
    await saveStartPage(db, { companyId, page, logotype: logotype.value, now: visit.now });
    const after = await findStartPage(db, { companyId });
    if (!after) return refuse({ code: 'company-page-not-found' });
    await recordChange(db, visit, {
      action: 'company.start-page-saved',
      subject: companyId,
      madeFor: companyId,
      ...(before && { before: factsOf(before) }),
      after: { ...factsOf(after), ...(logotype.value && { logotype: 'uploaded' }) },
    });
    return ok({ page: after, coopCode: held.value.company.coopCode });
  });
}

/** The facts of a page for the audit. */
export const factsOf = ({ title, content, heroBlock, columnCards, video, product, logotypeRatio }: KeptPage) => ({
  title,
  content,
  hero: heroBlock?.headline ?? '',
  cards: columnCards.map((card) => card.title).join(', '),
  video,
  product,
  hasLogotype: logotypeRatio !== undefined,
});

async function heroFrom(
  shop: Shop,
  visit: Visit,
  { hero_block: hero, company_id: companyId }: StartPageInput,
): Promise<Result<StartHero | undefined, Refusal>> {
  if (!hero) return ok(undefined);
  const scenes = await scenesFor(shop, visit, await findStartPage(shop.db, { companyId }));
  const scene = scenes.find(({ wide }) => wide.path === hero.scene);
  if (!scene)
    return refuse({ code: 'invalid-input', errors: [{ path: 'hero_block.scene', code: 'not-one-of', facts: {} }] });
  return ok({ ...hero, scene });
}

async function logotypeFrom(
  shop: Shop,
  { logotype, remove_logotype: isRemoved }: StartPageInput,
): Promise<Result<Logotype | null | undefined, Refusal>> {
  if (!logotype || logotype.size === 0) return ok(isRemoved ? null : undefined);
  if (logotype.size > mostFileBytes) return refuse({ code: 'body-too-large', megabytes: 1 });
  const read = await shop.logoReader.read(new Uint8Array(await logotype.arrayBuffer()));
  return read.ok ? ok({ svg: read.value.svg, ratio: read.value.facts.ratio }) : read;
}
