import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { generalOrNothing } from '#modules/content/read-general.server.ts';
import { readPage } from '#modules/content/read-page.server.ts';

/** The slug of the terms in all markets. */
const termsSlug = 'terms';

/** Addresses of terms and privacy policy in this market and language; undefined for a missing page. */
export async function readLegalLinks({ shop, visit }: RequestContext) {
  const privacySlug = (await generalOrNothing(shop, visit))?.privacyPolicy.slug;
  const hrefOf = async (slug: string | undefined) =>
    slug !== undefined && (await readPage(shop, visit, { slug })).ok ? `/${visit.language}/${slug}` : undefined;
  return { terms: await hrefOf(termsSlug), privacy: await hrefOf(privacySlug) };
}
