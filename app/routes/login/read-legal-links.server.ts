import type { Asked } from '#app/forms/answer-form.server.ts';
import { generalOrNothing } from '#modules/content/read-general.server.ts';
import { readPage } from '#modules/content/read-page.server.ts';

/** The slug under which every market's editors keep the terms. */
const termsSlug = 'terms';

/** Where terms and privacy are read in this market and language; nothing for a page that has not been written. */
export async function readLegalLinks({ shop, visit }: Asked) {
  const privacySlug = (await generalOrNothing(shop, visit))?.privacyPolicy.slug;
  const hrefOf = async (slug: string | undefined) =>
    slug !== undefined && (await readPage(shop, visit, { slug })).ok ? `/${visit.language}/${slug}` : undefined;
  return { terms: await hrefOf(termsSlug), privacy: await hrefOf(privacySlug) };
}
