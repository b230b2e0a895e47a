import type { Choice, CompanyFormView } from '#app/components/company-admin/company-admin-view.ts';
import type { CompanyChoices } from '#modules/company-admin/read-administration.server.ts';
import { countriesOf } from '#modules/market/countries.ts';
import type { Market } from '#modules/market/market.ts';
import type { Visit } from '#modules/visit.ts';

type Facts = Pick<CompanyFormView, 'mode' | 'values' | 'version'> & {
  readonly market: Market;
  readonly choices: CompanyChoices;
};

export function toFormView(
  { language }: Pick<Visit, 'language'>,
  { market, choices: { priceLists, methods, isStaff, mayGrant }, ...form }: Facts,
): CompanyFormView {
  return {
    ...form,
    countries: countryChoices({ market, language }, [form.values.deliveryCountryId, form.values.invoiceCountryId]),
    priceLists: priceLists.map(({ code, name }) => ({ value: code, label: name })),
    methods: methods.map(({ id, name }) => ({ value: String(id), label: name })),
    isStaff,
    mayGrant,
  };
}

/** The countries of a market, and those of stored addresses: a form that does not offer a country would change it. */
export function countryChoices(
  { market, language }: Pick<Visit, 'market' | 'language'>,
  stored: readonly (string | undefined)[],
): Choice[] {
  const offered = countriesOf(market, language).map(({ code, name }) => ({ value: code as string, label: name }));
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const others = [...new Set(stored)].filter((code) => code && !offered.some(({ value }) => value === code));
  return [...offered, ...others.map((code = '') => ({ value: code, label: names.of(code) ?? code }))];
}
