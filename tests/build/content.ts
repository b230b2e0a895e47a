import type { ContentBlock } from '#modules/content/block-schema.ts';
import type { GeneralContent } from '#modules/content/general-schema.ts';
import type { ContentPage } from '#modules/content/page-schema.ts';

export const aParagraph = (text: string): ContentBlock => ({ name: 'core/paragraph', attributes: { text } });

export function aPage(facts: Partial<ContentPage> = {}): ContentPage {
  return {
    slug: 'about',
    template: 'default',
    title: 'About us',
    description: 'Who makes the clothes.',
    blocks: [aParagraph('We make workwear.')],
    ...facts,
  };
}

export function someGeneral(facts: Partial<GeneralContent> = {}): GeneralContent {
  const policy = { title: 'Privacy', name: 'privacy', slug: 'privacy', content: 'We keep what an order needs.' };
  return {
    navs: [{ name: 'service', title: 'Help', links: [{ text: 'About us', link: { slug: 'about' } }] }],
    staticPages: [{ slug: 'about', title: 'About us' }],
    menuSpots: [],
    sizeGuide: { text: 'Size guide', link: { page: 'sizeguide' } },
    socialLinks: [],
    topMessage: { text: 'Open on Saturday', visibility: 'any' },
    footer: {
      emails: [{ label: 'Orders', email: 'orders@yrke.example' }],
      phones: [{ label: 'Orders', phone: '+46 8 465 004 10' }],
      mainOffice: { box: 'Box 1', zip: '111 11', city: 'Stockholm' },
      visitingAddress: { street: 'Gatan 1', zip: '111 11', city: 'Stockholm', country: 'Sweden' },
      openHours: [{ label: 'Weekdays', hours: '7–17' }],
    },
    privacyPolicy: policy,
    cookiePolicy: { ...policy, title: 'Cookies', name: 'cookies', slug: 'cookies' },
    ...facts,
  };
}
