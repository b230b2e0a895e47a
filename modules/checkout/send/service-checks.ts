import type { Cart } from '../../cart/cart.ts';
import { missingServices, placeOfTwo, positionOf } from '../../cart/validate-rows.ts';
import { positionName } from '../../vas/service-words.ts';
import { serviceArticleIdOf } from '../../vas/vas-article.ts';
import type { Check, Sending } from './sending.ts';

const servicesIn = ({ rows }: Sending) => rows.filter(({ row }) => row.parentId !== undefined);

const nameOf = ({ name, sku }: Cart['rows'][number]) => name || sku;

/** The cart has services, but they were switched off or the buyer does not buy for a company. */
export const servicesAreAllowed: Check<Sending> = (sending) =>
  servicesIn(sending).length > 0 && !sending.rules.services.isOn ? { code: 'vas-not-allowed' } : undefined;

export const servicesAreKnown: Check<Sending> = (sending) =>
  servicesIn(sending).some(({ offer }) => !offer.isSold) ? { code: 'vas-unknown' } : undefined;

export const mandatoryServicesAreThere: Check<Sending> = ({ rows, rules }) => {
  const servicesOf = (id: string) => rows.map(({ row }) => row).filter(({ parentId }) => parentId === id);
  const articles = rows.filter(({ row }) => row.parentId === undefined);
  return articles.some((article) => missingServices(article, servicesOf(article.row.id), rules.services).length > 0)
    ? { code: 'vas-missing' }
    : undefined;
};

/** Two services on the same place of a garment, in a cart from before this was refused. */
export const placesAreFree: Check<Sending> = (sending) => {
  const { services, speaker } = sending.rules;
  const garments = Map.groupBy(
    servicesIn(sending).map(({ row }) => row),
    ({ parentId }) => parentId,
  );
  for (const children of garments.values()) {
    const code = placeOfTwo(children);
    const article = services.find(serviceArticleIdOf(children.find((row) => positionOf(row) === code)?.sku ?? ''));
    if (code) return { code: 'vas-place-taken', place: (article && positionName(article, code, speaker)) ?? code };
  }
  return undefined;
};

const textsOf = (sending: Sending) => servicesIn(sending).flatMap(({ row }) => sending.rules.texts.get(row.id) ?? []);

/** A name on a garment needs a first and a last name. */
export const namesAreComplete: Check<Sending> = (sending) =>
  textsOf(sending).some(
    ({ problems, missing }) =>
      !problems.includes('vasCustomerMissing') &&
      (problems.includes('vasCustomerInvalid') || missing.includes('fname') || missing.includes('lname')),
  )
    ? { code: 'vas-name-missing' }
    : undefined;

export const textsAreComplete: Check<Sending> = (sending) => {
  const { rows, rules } = sending;
  const wrong = servicesIn(sending).find(({ row }) => rules.texts.get(row.id)?.isValid === false);
  const garment = wrong && rows.find(({ row }) => row.id === wrong.row.parentId);
  return wrong && { code: 'vas-text-invalid', name: nameOf(garment?.row ?? wrong.row) };
};
