import { money } from '#core/money.ts';
import type { EInvoiceFacts } from '#modules/e-invoice/e-invoice.ts';
import type { CountryCode } from '#modules/market/market.ts';
import { freightSku } from '#modules/pricing/freight-sku.ts';

type Party = { readonly vat: string; readonly org?: string; readonly note?: string };

/** Fictional numbers with valid check digits. */
export const parties: { readonly [C in CountryCode]?: Party } = {
  SE: { vat: 'SE172799003601', note: 'Godkänd för F-skatt' },
  NO: { vat: 'NO924318813MVA', note: 'Foretaksregisteret' },
  DK: { vat: 'DK59958003' },
  FI: { vat: 'FI34487451' },
  GB: { vat: 'GB260552183' },
  BE: { vat: 'BE0313824296' },
  CZ: { vat: 'CZ64753697' },
  EE: { vat: 'EE335562365', org: '12345678' },
  FR: { vat: 'FR12739835296' },
  DE: { vat: 'DE163804692' },
  AT: { vat: 'ATU63755742' },
  IE: { vat: 'IE7239090V' },
  IT: { vat: 'IT79215861216' },
  NL: { vat: 'NL971873379B01', org: '12345678' },
  PL: { vat: 'PL1715050248' },
  ES: { vat: 'ESB13147103' },
  IS: { vat: 'IS12345', org: '5501692829' },
  CH: { vat: 'CHE514683927' },
  LV: { vat: 'LV45833190891' },
  HR: { vat: 'HR51872540724' },
  SI: { vat: 'SI34665757' },
};

const sek = (amount: number) => money(amount, 'SEK');

const placeIn = (country: CountryCode) => ({
  line1: 'Storgatan 1',
  line2: '',
  zip: '111 22',
  city: 'Stockholm',
  region: '',
  country,
});

/** Ten jackets at 100.00 minus 50.00, freight 40.00, 25 %: 990.00 and 247.50. */
export function someFacts(
  seller: CountryCode = 'SE',
  buyer: CountryCode = seller,
  { kind = 'invoice', isTaxed = true }: { kind?: 'invoice' | 'credit'; isTaxed?: boolean } = {},
): EInvoiceFacts {
  const sign = kind === 'credit' ? -1 : 1;
  const basisPoints = isTaxed ? 2500 : 0;
  const tax = isTaxed ? 24_750 : 0;
  const [from, to] = [parties[seller], parties[buyer]];
  const row = { soldBy: 'H87', basisPoints } as const;
  return {
    invoice: {
      id: 'i1',
      orderId: 'o1',
      orderNo: '100017',
      series: 'se',
      number: kind === 'credit' ? 'SEK100002' : 'SE100001',
      kind,
      marketId: 1,
      companyId: 7,
      customerId: 3,
      issuedOn: '2026-11-02',
      dueOn: '2026-12-02',
      paidAt: undefined,
      basis: 'net',
      rows: [
        {
          ...row,
          rowNumber: 100,
          sku: '100011100201C50',
          text: 'Jacka <Ö> & väst, C50',
          quantity: 10 * sign,
          unit: sek(10_000),
          discount: sek(5000 * sign),
          net: sek(95_000 * sign),
        },
        {
          ...row,
          rowNumber: 200,
          sku: freightSku,
          text: 'Frakt',
          quantity: sign,
          unit: sek(4000),
          discount: sek(0),
          net: sek(4000 * sign),
        },
      ],
      taxes: [{ basisPoints, net: sek(99_000 * sign), tax: sek(tax * sign) }],
      rounding: sek(0),
      buyer: { name: 'Älvkulla Bygg AB', address: placeIn(buyer), vatNo: to?.vat, orderNumber: 'PO-4711' },
      creditsNumber: kind === 'credit' ? 'SE100001' : undefined,
      payable: sek((99_000 + tax) * sign),
      tax: sek(tax * sign),
      credited: sek(0),
    },
    seller: {
      name: 'Yrke',
      country: seller,
      vatNumber: from?.vat,
      registrationNo: from?.org,
      taxNote: from?.note,
      address: { line1: 'Exempelgatan 1', zip: '111 22', city: 'Stockholm' },
      contact: { name: 'Kundtjänst', phone: '+46 8 123 45 67', email: 'service@yrke.example' },
      accounts: [
        { label: 'IBAN', number: 'DE89 3704 0044 0532 0130 00' },
        { label: 'BIC', number: 'COBADEFFXXX' },
      ],
    },
    buyer: { vatNumber: to?.vat, registrationNo: to?.org },
    order: {
      label: 'Märkning 12',
      project: 'P-9',
      treatment: 'domestic',
      deliveredTo: placeIn(buyer),
      isPrepaid: false,
    },
    deliveredOn: '2026-11-01',
    creditedOn: kind === 'credit' ? '2026-10-20' : undefined,
    words: { freight: 'Frakt', discount: 'Rabatt', exempt: 'Ingen moms' },
  };
}
