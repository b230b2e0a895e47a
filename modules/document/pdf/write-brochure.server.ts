import { setImmediate } from 'node:timers/promises';
import type { Language } from '#core/locale.ts';
import { displaySku } from '#core/sku.ts';
import type { Texts } from '#platform/texts.server.ts';
import type { Employee } from '../../content/favourites-content.ts';
import type { ContentPage } from '../../content/page-schema.ts';
import type { DocSetting } from '../../content/site-settings.ts';
import type { PriceMode } from '../../pricing/price-mode.ts';
import { textPartsOf } from '../page-text.ts';
import type { CopiedPictures } from '../previous-copies.ts';
import type { PrintedItem } from '../read-printed.server.ts';
import { longDay } from './long-day.ts';
import { openPaper, type Paper } from './paper.server.ts';
import { signal } from './sheets.server.ts';
import { writeProduct } from './write-product.server.ts';

type Words = {
  readonly texts: Texts;
  readonly language: Language;
  readonly day: string;
  readonly mode: PriceMode;
};

type Brochure = {
  readonly title: string;
  readonly cover: Buffer | undefined;
  readonly retailerLogo: Buffer | undefined;
  readonly customerLogo: Buffer | undefined;
  readonly printed: readonly PrintedItem[];
  readonly pictures: CopiedPictures;
  readonly pages: readonly ContentPage[];
  readonly contact: Employee | undefined;
  /** What editors add to every brochure. */
  readonly closing: DocSetting | undefined;
};

const body = { size: 11 };

/** Writes a cover, the products, the chosen text pages, the contact persons and the text of the editors. */
export async function writeBrochure({ texts, language, day, mode }: Words, brochure: Brochure) {
  const say = (key: string, facts?: Record<string, unknown>, domain = 'favourites-pdf', part = 'paper.') => {
    const text = texts.say(language, domain, `${part}${key}`, facts);
    if (text === undefined) throw new Error(`${domain}.${part}${key} has no text`);
    return text;
  };
  const sayOfProduct = (key: string, facts?: Record<string, unknown>) => say(key, facts, 'product', 'price.');
  const { title, printed, pictures, pages, contact, closing } = brochure;
  const paper = await openPaper({ title, language, day, author: 'Yrke' });
  writeCover(paper, brochure, [say('products', { count: printed.length }), longDay(language, day)].join(', '));
  paper.turn();
  for (const product of printed) {
    // Each takes a millisecond or two; let other requests run in between.
    await setImmediate();
    const { price, size, sizes, standards, partNo, colour } = product;
    writeProduct(paper, {
      name: product.name,
      hexes: product.hexes,
      picture: pictures.get(partNo)?.bytes,
      lines: [
        say('partNo', { number: displaySku(partNo) }),
        `${say('colour')}: ${colour}`,
        ...(sizes.length > 0 ? [`${say('sizes')}: ${sizes.join(', ')}`] : []),
        ...(size === undefined ? [] : [`${say('chosenSize')}: ${size}`]),
        ...(standards.length > 0
          ? [`${say('standards')}: ${standards.map((id) => id.replaceAll(' ', '\u00a0')).join(', ')}`]
          : []),
      ],
      price: price && {
        text: price.isFrom ? sayOfProduct('from', { price: price.text }) : price.text,
        note: sayOfProduct(mode === 'incl' ? 'inclVat' : 'exclVat'),
      },
    });
  }
  for (const page of pages) writePage(paper, page);
  if (contact) writeContact(paper, contact, say('contact'));
  if (closing) writeClosing(paper, closing);
  return paper.finish((page, of) => `${title}, ${say('page', { page, pages: of }, 'documents')}`);
}

function writeCover(paper: Paper, { title, cover, retailerLogo, customerLogo }: Brochure, subtitle: string): void {
  const { doc, onlyForTheEye } = paper.sheets;
  const { left, top, width } = paper.take(400);
  const [across, high] = [doc.page.width, 360];
  onlyForTheEye(() => {
    doc.save().rect(0, top, across, high).clip();
    if (cover) doc.image(cover, 0, top, { cover: [across, high], align: 'center', valign: 'center' });
    else doc.rect(0, top, across, high).fill(signal);
    doc.restore();
  });
  paper.write('H1', title, { size: 38, weight: 'strong' });
  paper.gap(4);
  paper.write('P', subtitle, { size: 13, isQuiet: true });
  const [logoWidth, logoHeight] = [200, 80];
  const logoTop = doc.page.height - 72 - logoHeight;
  const fit: [number, number] = [logoWidth, logoHeight];
  onlyForTheEye(() => {
    if (retailerLogo) doc.image(retailerLogo, left, logoTop, { fit, valign: 'bottom' });
    if (customerLogo)
      doc.image(customerLogo, left + width - logoWidth, logoTop, { fit, align: 'right', valign: 'bottom' });
  });
}

function writePage(paper: Paper, { title, blocks }: ContentPage): void {
  paper.turn();
  paper.bookmark(title);
  paper.write('H1', title, { size: 26, weight: 'strong' });
  paper.gap(10);
  for (const { tag, text, isLead } of textPartsOf(blocks)) {
    if (tag === 'H2') paper.gap(8);
    paper.write(tag, text, tag === 'H2' ? { size: 15, weight: 'strong' } : isLead ? { size: 14 } : body);
    paper.gap(tag === 'H2' ? 2 : 7);
  }
}

function writeContact(paper: Paper, { name, title, email, phone }: Employee, heading: string): void {
  // Keep each contact together on one page.
  paper.keep(150);
  paper.gap(24);
  paper.rule();
  paper.write('H2', heading, { size: 15, weight: 'strong' });
  paper.gap(6);
  paper.write('P', name, { size: 13, weight: 'strong' });
  for (const line of [title, phone, email]) if (line !== '') paper.write('P', line, body);
}

function writeClosing(paper: Paper, { heading, text, footer }: DocSetting): void {
  paper.keep(120);
  paper.gap(24);
  paper.rule();
  if (heading !== '') paper.write('H2', heading, { size: 15, weight: 'strong' });
  paper.gap(4);
  if (text !== '') paper.write('P', text, body);
  paper.gap(4);
  if (footer !== '') paper.write('P', footer, { size: 9, isQuiet: true });
}
