import { expect, test } from 'vitest';
import { goodsWithServices, jobTag, logo, nameTag } from '#tests/build/vas.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import type { LogoState } from '../../logo/logo.ts';
import { serviceListsOf } from '../../vas/service-lists.ts';
import type { Services } from '../../vas/services.server.ts';
import type { VasArticle } from '../../vas/vas-article.ts';
import type { ChosenService } from './chosen-service.ts';
import { againServices, wantServices, wantsLogo } from './want-services.ts';

const articles = goodsWithServices.filter((row): row is VasArticle => row.kind === 'vas-article');

function servicesUnder(settings: Record<string, string>, isForced = false): Services {
  const of = (ids: readonly string[]) => articles.filter(({ serviceId }) => ids.includes(serviceId));
  return {
    isOn: true,
    settings,
    isForced,
    known: articles,
    all: articles,
    find: (id) => articles.find(({ serviceArticleId }) => serviceArticleId === id),
    of,
    listsOf: (ids) => serviceListsOf(of(ids), settings),
    priceOf: () => undefined,
  };
}

const product = { services: ['TRL', 'EMN', 'TRO'] };
const version = (logoId: string, number: number, state: LogoState) => ({
  logoId,
  version: number,
  state,
  name: logoId,
  fileName: `${logoId}.svg`,
  widthMm: 80,
});

/** As the store has them: the newest logo first, and of each the newest version first. */
const logos = [
  version('new', 1, 'waiting'),
  version('crest', 3, 'refused'),
  version('crest', 2, 'released'),
  version('crest', 1, 'released'),
  version('old', 1, 'released'),
];

function wanted(services: Services, chosen: readonly ChosenService[] | undefined, own = logos) {
  const asked = wantServices(services, product, chosen, { ...aVisit({ claims: someClaims({}) }), logos: own });
  if (!asked.ok) return asked.refusal.code;
  return asked.value.map((one) => [one.article.serviceArticleId, one.logo && `${one.logo.logoId}/${one.logo.version}`]);
}

test('a mandatory, preselected or forced service for a logo gets the company’s newest released one', () => {
  const released = [[logo, 'crest/2']];
  expect(wanted(servicesUnder({ MandatoryVasServices: `${logo}` }), undefined)).toEqual(released);
  expect(wanted(servicesUnder({ PreSelectedVasServices: `${logo}` }), undefined)).toEqual(released);
  expect(wanted(servicesUnder({ PreSelectedVasServices: `${logo}` }, true), undefined)).toEqual(released);
});

test('a choice that names no logo gets it too; one that says “later” or names another keeps that', () => {
  const services = servicesUnder({});
  expect(wanted(services, [{ serviceArticleId: logo }, { serviceArticleId: nameTag }])).toEqual([
    [logo, 'crest/2'],
    [nameTag, undefined],
  ]);
  expect(wanted(services, [{ serviceArticleId: logo, logo: null }])).toEqual([[logo, undefined]]);
  expect(wanted(services, [{ serviceArticleId: logo, logo: { logoId: 'old', version: 1 } }])).toEqual([
    [logo, 'old/1'],
  ]);
  expect(wanted(services, [{ serviceArticleId: logo, logo: { logoId: 'crest', version: 3 } }])).toBe('logo-not-found');
});

test('without a released logo none is taken', () => {
  expect(wanted(servicesUnder({}), [{ serviceArticleId: logo }], [version('new', 1, 'waiting')])).toEqual([
    [logo, undefined],
  ]);
});

test('a service that is added to an earlier order gets the logo', () => {
  const services = servicesUnder({ MandatoryVasServices: `${logo}` });
  const again = againServices(services, product, [], { ...aVisit({}), logos });
  expect(wanted(services, again)).toEqual([[logo, 'crest/2']]);
});

test('logos are read only if a chosen or added service takes one', () => {
  expect(wantsLogo(servicesUnder({}), product)).toBe(false);
  expect(wantsLogo(servicesUnder({}), product, [{ serviceArticleId: nameTag }])).toBe(false);
  expect(wantsLogo(servicesUnder({}), product, [{ serviceArticleId: logo }])).toBe(true);
  expect(wantsLogo(servicesUnder({ MandatoryVasServices: `${logo}` }), product)).toBe(true);
  expect(wantsLogo(servicesUnder({ MandatoryVasServices: `${logo}` }), { services: ['EMN'] })).toBe(false);
});

test('a place that the garment lacks is refused with those that it has; without a choice it is the first of these', () => {
  const positions = ['left chest', 'back', 'right thigh'].map((code) => ({ code, name: { en: code.toUpperCase() } }));
  const services = servicesUnder({});
  const withThigh: Services = { ...services, of: (ids) => services.of(ids).map((one) => ({ ...one, positions })) };
  const placed = (categories: readonly string[], position?: string) => {
    const chosen = [{ serviceArticleId: logo, position }];
    const asked = wantServices(withThigh, { ...product, categories }, chosen, aVisit({ language: 'en' }));
    return asked.ok ? asked.value[0]?.position : asked.refusal;
  };
  expect(placed(['work-trousers'], 'back')).toEqual({ code: 'vas-place', places: 'RIGHT THIGH' });
  expect(placed(['work-jackets'], 'right thigh')).toEqual({ code: 'vas-place', places: 'LEFT CHEST, BACK' });
  expect(placed(['work-trousers'])).toBe('right thigh');
  expect(placed(['work-trousers'], 'right thigh')).toBe('right thigh');
  expect(placed(['work-trousers'], 'knee')).toEqual({ code: 'vas-place', places: 'RIGHT THIGH' });
  expect(placed(['shoes'], 'back')).toBe('back');
  expect(placed(['shoes'], 'knee')).toEqual({ code: 'vas-place', places: 'LEFT CHEST, BACK, RIGHT THIGH' });
});

const placesOf = (services: Services, chosen: readonly ChosenService[] | undefined) => {
  const asked = wantServices(services, product, chosen, { ...aVisit({ claims: someClaims({}) }), logos });
  if (!asked.ok) return asked.refusal;
  return asked.value.map((one) => [one.article.serviceArticleId, one.position]);
};

test('two services on the same place are refused with the name of the place', () => {
  const services = servicesUnder({});
  const at = (position: string) => [
    { serviceArticleId: logo, position },
    { serviceArticleId: nameTag, position: 'left chest' },
  ];
  expect(placesOf(services, at('left chest'))).toEqual({ code: 'vas-place-taken', place: 'Vänster bröst' });
  expect(placesOf(services, at('back'))).toEqual([
    [logo, 'back'],
    [nameTag, 'left chest'],
  ]);
});

test('services without a chosen place get free ones; without a free one the choice is refused', () => {
  const services = servicesUnder({});
  const two = [{ serviceArticleId: logo }, { serviceArticleId: nameTag }];
  expect(placesOf(services, two)).toEqual([
    [logo, 'left chest'],
    [nameTag, 'back'],
  ]);
  expect(placesOf(services, [...two, { serviceArticleId: jobTag }])).toEqual({
    code: 'vas-place-taken',
    place: 'Vänster bröst',
  });
});

test('of what a company preselects only that is added which has a free place, what it requires first', () => {
  const all = `${logo},${nameTag},${jobTag}`;
  expect(placesOf(servicesUnder({ PreSelectedVasServices: all }), undefined)).toEqual([
    [logo, 'left chest'],
    [nameTag, 'back'],
  ]);
});

test('of an earlier order only one service of each place comes again, and none on that of a required one', () => {
  const former = [
    { serviceArticleId: logo, position: 'back' },
    { serviceArticleId: nameTag, position: 'back' },
  ];
  const again = (services: Services) => placesOf(services, againServices(services, product, former, aVisit({})));
  expect(again(servicesUnder({}))).toEqual([[logo, 'back']]);
  const required = servicesUnder({ MandatoryVasServices: `${jobTag}` });
  const oneBack: Services = {
    ...required,
    of: (ids) =>
      required
        .of(ids)
        .map((one) => (one.serviceArticleId === jobTag ? { ...one, positions: one.positions.slice(1) } : one)),
  };
  expect(again(oneBack)).toEqual([[jobTag, 'back']]);
});

test('a typeface of the other method is refused, and any for a service without a text', () => {
  const refusalFor = (one: ChosenService) => placesOf(servicesUnder({}), [one]);
  const refused = (expected: string) => ({ code: 'setting-value-invalid', key: 'typeface', expected });
  expect(refusalFor({ serviceArticleId: nameTag, typeface: 'narrow' })).toEqual(refused('block, script'));
  expect(refusalFor({ serviceArticleId: jobTag, typeface: 'block' })).toEqual(refused('narrow, slab'));
  expect(refusalFor({ serviceArticleId: logo, typeface: 'block' })).toEqual(refused('null'));
  expect(refusalFor({ serviceArticleId: nameTag, typeface: 'script' })).toEqual([[nameTag, 'left chest']]);
});
