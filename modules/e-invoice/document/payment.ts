import type { EInvoiceFacts, SellerFacts } from '../e-invoice.ts';
import { isIban } from '../rules/iban.ts';
import { type Element, group, leaf } from '../ubl/element.ts';

type Account = { readonly id: string; readonly branch: string | undefined };

const compact = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** Bankgiro within Sweden, otherwise the IBAN with its bank. The labels are those that editors enter. */
function accountOf({ country, accounts }: SellerFacts, buyerCountry: string): Account | undefined {
  const find = (label: string) => accounts.find((one) => one.label.trim().toUpperCase() === label)?.number;
  const giro = find('BANKGIRO');
  if (giro !== undefined && country === 'SE' && buyerCountry === 'SE')
    return { id: compact(giro), branch: 'SE:BANKGIRO' };
  const iban = find('IBAN') ?? accounts.find(({ number }) => isIban(number))?.number;
  const bic = find('BIC');
  return iban === undefined ? undefined : { id: compact(iban), branch: bic && compact(bic) };
}

/** 58 is a SEPA transfer, also used within Denmark; 30 is any other transfer. */
const transferCode = (currency: string, isDanish: boolean) => (currency === 'EUR' || isDanish ? '58' : '30');

/** Germany requires the card number with 48, which the shop never has: 68 is payment by an online service. */
const prepaidCode = (isGerman: boolean) => (isGerman ? '68' : '48');

export function paymentGroups({ invoice, seller, order }: EInvoiceFacts): (Element | undefined)[] {
  const { country } = invoice.buyer.address;
  const isAtHome = (code: string) => seller.country === code && country === code;
  const due = invoice.kind === 'credit' ? leaf('PaymentDueDate', invoice.dueOn) : undefined;
  if (order.isPrepaid)
    return [
      group(
        'PaymentMeans',
        leaf('PaymentMeansCode', prepaidCode(isAtHome('DE'))),
        due,
        leaf('PaymentID', invoice.number),
      ),
    ];
  const account = accountOf(seller, country);
  if (!account) return [];
  const code = account.branch === 'SE:BANKGIRO' ? '30' : transferCode(invoice.payable.currency, isAtHome('DK'));
  return [
    group(
      'PaymentMeans',
      leaf('PaymentMeansCode', code),
      due,
      leaf('PaymentID', invoice.number),
      group(
        'PayeeFinancialAccount',
        leaf('ID', account.id),
        leaf('Name', seller.name),
        group('FinancialInstitutionBranch', leaf('ID', account.branch)),
      ),
    ),
  ];
}
