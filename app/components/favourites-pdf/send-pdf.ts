import type { FavouritesDocumentInput } from '#modules/document/favourites-document.ts';
import type { Favourite } from '#modules/favourites/favourites.ts';
import { type PdfChoices, titleOf } from './pdf-setup.ts';

export type LogoName = 'RetailerLogo' | 'CustomerLogo';

/** The shown favourites in their order, from a list of the account or from this browser. */
export type PdfSource = Pick<FavouritesDocumentInput, 'listId' | 'shared'> & {
  readonly title: string;
  readonly items: readonly Pick<Favourite, 'partNo' | 'sku'>[];
};

export type PdfOutcome =
  | { readonly isMade: true; readonly leftOut: number }
  | { readonly isMade: false; readonly message: string | undefined; readonly logo: LogoName | undefined };

/** Rendering two hundred new pictures takes long. */
const timeoutMs = 120_000;
/** Some browsers read the file only after the click. */
const releaseAfterMs = 1000;

export function pdfForm(source: PdfSource, choices: PdfChoices, token: string): FormData {
  const { listId, shared, items } = source;
  const { title, pages, cover, contact, showPrices } = choices;
  const document: FavouritesDocumentInput = {
    title: title?.trim() || source.title,
    items: items.map(({ partNo, sku }) => ({ partNo, sku })),
    ...(listId !== undefined && { listId }),
    ...(shared !== undefined && { shared }),
    pages: [...pages],
    ...(cover !== undefined && { cover }),
    ...(contact !== undefined && { contact }),
    showPrices,
  };
  const form = new FormData();
  form.set('Document', JSON.stringify(document));
  for (const logo of ['RetailerLogo', 'CustomerLogo'] as const) {
    const file = choices[logo];
    if (file) form.set(logo, file);
  }
  form.set('Token', token);
  return form;
}

/** Requests the PDF and downloads it. Never rejects. */
export async function sendPdf(form: FormData, language: string): Promise<PdfOutcome> {
  try {
    const answer = await postOrRenew(`/api/document/documents/favourites/pdf?lang=${language}`, form);
    if (!answer.ok) {
      const told: unknown = await answer.json().catch(() => undefined);
      return { isMade: false, message: titleOf(told), logo: logoOf(told) };
    }
    save(await answer.blob(), /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '');
    const leftOut = (answer.headers.get('document-left-out') ?? '').split(',').filter(Boolean).length;
    return { isMade: true, leftOut };
  } catch {
    return { isMade: false, message: undefined, logo: undefined };
  }
}

/** The session may have expired while the page was open, so it is renewed once. */
async function postOrRenew(address: string, body: FormData): Promise<Response> {
  const post = () => fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
  const answer = await post();
  if (answer.status !== 401) return answer;
  return (await fetch('/refresh', { method: 'POST' })).ok ? post() : answer;
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), releaseAfterMs);
}

function logoOf(told: unknown): LogoName | undefined {
  const facts = typeof told === 'object' && told !== null && 'facts' in told ? told.facts : undefined;
  const logo = typeof facts === 'object' && facts !== null && 'logo' in facts ? facts.logo : undefined;
  return logo === 'RetailerLogo' || logo === 'CustomerLogo' ? logo : undefined;
}
