import type { Language } from '#core/locale.ts';
import type { RichText } from '#modules/content/content-parts.ts';
import type { ContentPage } from '#modules/content/page-schema.ts';
import type { Market } from '#modules/market/market.ts';
import { block } from './block.ts';
import { officeOf } from './office.ts';
import { siteTexts } from './texts/site-texts-by-language.ts';

export function contactPage(market: Market, language: Language): ContentPage {
  const texts = siteTexts[language];
  const { contact } = texts;
  const { emails, phones, mainOffice, visitingAddress, openHours } = officeOf(market, language, texts);
  return {
    slug: 'contact',
    template: 'contact',
    title: contact.title,
    description: contact.description,
    blocks: [
      block('core/paragraph', { text: contact.lead, size: 'lead' }),
      block('core/columns', {}, [
        card(
          contact.phone,
          phones.map(({ label, phone }) => way(label, phone, `tel:${phone.replaceAll(' ', '')}`)),
        ),
        card(
          contact.email,
          emails.map(({ label, email }) => way(label, email, `mailto:${email}`)),
        ),
        card(
          contact.hours,
          openHours.map(({ label, hours }) => `${label}: ${hours}`),
        ),
      ]),
      block('core/columns', {}, [
        card(contact.visit, [
          [visitingAddress.street, `${visitingAddress.zip} ${visitingAddress.city}`, visitingAddress.country].join(
            '\n',
          ),
        ]),
        card(contact.post, [['Yrke', mainOffice.box, `${mainOffice.zip} ${mainOffice.city}`].join('\n')]),
      ]),
      block('core/buttons', {}, [
        block('core/button', { text: contact.write, link: { page: 'contactForm' } }),
        block('core/button', { text: contact.stores, link: { page: 'findStore' }, look: 'outline' }),
      ]),
    ],
  };
}

const way = (label: string, text: string, url: string): RichText => [`${label}: `, { text, link: { url } }];

function card(heading: string, lines: readonly RichText[]) {
  return block('core/group', { ground: 'paper' }, [
    block('core/heading', { text: heading, level: 2 }),
    ...lines.map((text) => block('core/paragraph', { text })),
  ]);
}
