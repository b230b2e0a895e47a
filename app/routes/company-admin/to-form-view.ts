import type { CompanyFormView } from '#app/components/company-admin/company-admin-view.ts';
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
    countries: countriesOf(market, language).map(({ code, name }) => ({ value: code, label: name })),
    priceLists: priceLists.map(({ code, name }) => ({ value: code, label: name })),
    methods: methods.map(({ id, name }) => ({ value: String(id), label: name })),
    isStaff,
    mayGrant,
  };
}
