import type { Store } from '#modules/store-finder/store-schema.ts';

/** A store in Stockholm, open on working days. */
export function aStore(facts: Partial<Store> = {}): Store {
  const working = [{ opens: '07:00', closes: '18:00' }];
  return {
    slug: 'yrke-stockholm',
    name: 'Yrke Stockholm',
    kind: 'store',
    addressLine1: 'Hantverkargatan 14',
    zipCode: '113 30',
    city: 'Stockholm',
    countryCode: 'SE',
    lng: 18.0686,
    lat: 59.3293,
    phoneNumber: '+46 8 465 004 60',
    emailAddress: 'stockholm@stores.yrke.example',
    openingHours: {
      monday: working,
      tuesday: working,
      wednesday: working,
      thursday: working,
      friday: working,
      saturday: [{ opens: '10:00', closes: '14:00' }],
      sunday: [],
    },
    services: ['click-and-collect', 'fitting'],
    ...facts,
  };
}
