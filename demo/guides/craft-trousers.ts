import type { Guide } from '#modules/guide/guide.ts';
import { northernTexts } from './northern-texts.ts';
import { southernTexts } from './southern-texts.ts';

export const craftTrousersSlug = 'craft-trousers';

/** Leads by three questions to one of four kinds of trousers. */
export const craftTrousersGuide: Guide = {
  template: 'craft-pants-guide',
  questions: [
    { id: 'place', options: ['indoors', 'outdoors', 'road'], when: {} },
    { id: 'cold', options: ['yes', 'no'], when: { place: ['outdoors'] } },
    { id: 'tools', options: ['yes', 'no'], when: { place: ['indoors', 'outdoors'] } },
  ],
  results: [
    { id: 'hivis', when: { place: ['road'] }, products: { category: 'trousers-hivis' } },
    { id: 'winter', when: { cold: ['yes'] }, products: { category: '6010' } },
    { id: 'craft', when: { tools: ['yes'] }, products: { category: 'trousers-craft' } },
    { id: 'service', when: {}, products: { category: 'trousers-service' } },
  ],
  texts: { ...northernTexts, ...southernTexts },
};
