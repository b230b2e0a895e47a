import type { Guide } from '#modules/guide/guide.ts';

/** A guide of two questions: the second only for outdoors. */
export function aGuide(facts: Partial<Guide> = {}): Guide {
  return {
    template: 'craft-pants-guide',
    questions: [
      { id: 'place', options: ['indoors', 'outdoors'], when: {} },
      { id: 'cold', options: ['yes', 'no'], when: { place: ['outdoors'] } },
    ],
    results: [
      { id: 'winter', when: { cold: ['yes'] }, products: { search: 'nothing like this' } },
      { id: 'craft', when: {}, products: {} },
    ],
    texts: {
      en: {
        title: 'Trousers guide',
        intro: 'Two questions.',
        place: 'Where do you work?',
        'place.indoors': 'Indoors',
        'place.outdoors': 'Outdoors',
        cold: 'Is it cold?',
        'cold.yes': 'Yes',
        'cold.no': 'No',
        'winter.title': 'Lined trousers',
        'winter.text': 'They keep you warm.',
        'craft.title': 'Craft trousers',
        'craft.text': 'With pockets for tools.',
      },
      sv: { title: 'Byxguiden', 'craft.title': 'Hantverksbyxor' },
    },
    ...facts,
  };
}
