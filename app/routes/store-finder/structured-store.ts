import { weekdays } from '#modules/store-finder/store-hours.ts';
import type { Store } from '#modules/store-finder/store-schema.ts';

const capital = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

/** A store in schema.org terms, for search engines. */
export function structuredStore(store: Store, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ClothingStore',
    name: store.name,
    url,
    telephone: store.phoneNumber,
    email: store.emailAddress,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.addressLine1,
      postalCode: store.zipCode,
      addressLocality: store.city,
      ...(store.region !== undefined && { addressRegion: store.region }),
      addressCountry: store.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.lat, longitude: store.lng },
    openingHoursSpecification: weekdays.flatMap((day) =>
      (store.openingHours[day] ?? []).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${capital(day)}`,
        opens,
        closes,
      })),
    ),
    // A closed day opens and closes at midnight.
    specialOpeningHoursSpecification: (store.specialDays ?? []).flatMap(({ date, hours }) =>
      (hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens,
        closes,
      })),
    ),
  };
}
