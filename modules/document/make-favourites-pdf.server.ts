import { ok, type Result, refuse } from '#core/result.ts';
import { landscapeCovers, pdfDepartment } from '../content/favourites-choices.ts';
import type { Employee } from '../content/favourites-content.ts';
import type { ContentPage } from '../content/page-schema.ts';
import { readDocSetting } from '../content/read-doc-setting.server.ts';
import { readEmployees, readFavouritesCovers, readFavouritesPages } from '../content/read-favourites-content.server.ts';
import { readPage } from '../content/read-page.server.ts';
import { dayIn } from '../market/market-day.ts';
import { isQueueFull } from '../media/work-queue.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { FavouritesDocument } from './favourites-document.ts';
import { writeBrochure } from './pdf/write-brochure.server.ts';
import type { CopiedPictures } from './previous-copies.ts';
import { readBrochurePictures, readJpeg } from './read-brochure-pictures.server.ts';
import { readLogo } from './read-logo.server.ts';
import { readPrinted } from './read-printed.server.ts';

type Input = {
  readonly document: FavouritesDocument;
  readonly retailerLogo: File | undefined;
  readonly customerLogo: File | undefined;
  readonly previous: CopiedPictures | undefined;
};

/**
 * Access: everybody, at their own prices. A visitor whose session has just expired must sign in again, because the PDF
 * would show guest prices.
 */
export async function makeFavouritesPdf(shop: Shop, visit: Visit, input: Input) {
  if (!visit.claims && visit.sessionExpired) return refuse({ code: 'not-signed-in' });
  const { document, previous } = input;
  const retailerLogo = await readLogo('RetailerLogo', input.retailerLogo);
  if (!retailerLogo.ok) return retailerLogo;
  const customerLogo = await readLogo('CustomerLogo', input.customerLogo);
  if (!customerLogo.ok) return customerLogo;
  const read = await readPrinted(shop, visit, document);
  if (!read.ok) return read;
  const chosen = await readChosen(shop, visit, document);
  if (!chosen.ok) return chosen;
  const { printed, mode, leftOut } = read.value;
  const taken = await readBrochurePictures(shop, visit, printed, previous);
  const cover = taken && (await readCover(shop, visit, chosen.value.coverPath));
  if (!cover) return refuse({ code: 'pictures-not-ready' });
  const bytes = await writeBrochure(
    { texts: shop.texts, language: visit.language, day: dayIn(visit.market.marketId, visit.now), mode },
    {
      title: document.title,
      cover: cover.bytes,
      retailerLogo: retailerLogo.value,
      customerLogo: customerLogo.value,
      printed,
      pictures: taken.pictures,
      pages: chosen.value.pages,
      contact: chosen.value.contact,
      closing: await readDocSetting(shop, visit, 'favourites-pdf'),
    },
  );
  return ok({ bytes, leftOut, ...taken });
}

type ChosenContent = {
  readonly coverPath: string | undefined;
  readonly pages: readonly ContentPage[];
  readonly contact: Employee | undefined;
};

/** The chosen options must still exist, because editors may have removed them. Without options no content is read. */
async function readChosen(
  shop: Shop,
  visit: Visit,
  { cover, pages, contact }: FavouritesDocument,
): Promise<Result<ChosenContent, Refusal>> {
  const gone = (choice: string) => refuse({ code: 'favourites-pdf-choice-gone', choice });
  const covers = cover === undefined ? undefined : await readFavouritesCovers(shop, visit);
  const path = covers?.ok ? landscapeCovers(covers.value).find(({ id }) => id === cover)?.picture.path : undefined;
  if (cover !== undefined && path === undefined) return gone(cover);
  const people = contact === undefined ? undefined : await readEmployees(shop, visit, { slug: pdfDepartment });
  const person = people?.ok ? people.value.find(({ id }) => id === contact) : undefined;
  if (contact !== undefined && !person) return gone(contact);
  const offered = pages.length === 0 ? undefined : await readFavouritesPages(shop, visit);
  const bound: ContentPage[] = [];
  for (const slug of new Set(pages)) {
    const isOffered = offered?.ok && offered.value.some((page) => page.slug === slug);
    const page = isOffered ? await readPage(shop, visit, { slug }) : undefined;
    if (!page?.ok) return gone(slug);
    bound.push(page.value.page);
  }
  return ok({ coverPath: path, pages: bound, contact: person });
}

/** Undefined if the picture queue is full. */
async function readCover(
  shop: Shop,
  visit: Visit,
  path: string | undefined,
): Promise<{ bytes: Buffer | undefined } | undefined> {
  try {
    return { bytes: path === undefined ? undefined : await readJpeg(shop, visit, path, 1200) };
  } catch (error) {
    if (isQueueFull(error)) return undefined;
    throw error;
  }
}
