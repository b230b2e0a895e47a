import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AddressChoices } from '#app/components/address/address-choices.tsx';
import { AddressFields } from '#app/components/address/address-fields.tsx';
import { AddressSuggestions } from '#app/components/address/address-suggestions.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { AddressField, AddressProblem, AddressRules, PostalAddress } from '#modules/address/address-form.ts';
import type { CheckoutState } from '#modules/checkout/checkout-state.ts';
import { deliveryNames, filledFromName, invoiceNames, savedAddressName } from '#modules/checkout/draft-names.ts';
import { typedAddress, typedPlace } from '#modules/checkout/typed-address.ts';
import type { OrderPageView } from './checkout-page-view.ts';
import { type FormParts, formNotices } from './form-parts.ts';
import { Part } from './part.tsx';
import { Tick } from './tick.tsx';

type Props = FormParts & {
  page: OrderPageView;
  /** Changes when the fields are filled by code instead of typing. */
  revision: number;
  /** Changes when the buyer edits the saved address that was chosen. */
  detached: number;
  problemsOf: (names: Readonly<Partial<Record<AddressField, string>>>) => readonly AddressProblem[];
  suggestions: readonly PostalAddress[];
  onSuggestion: (address: PostalAddress) => void;
  onKeep: () => void;
};

/** Delivery address and invoice address. */
export function AddressPart(props: Props) {
  const { page, state, errorOf, revision, detached, problemsOf, suggestions, onSuggestion, onKeep } = props;
  const t = useTranslations('checkout');
  const { choices, needs, countries, who } = page;
  const rules = requiredBy(page);
  const [country] = countries;
  const { deliveryAddressId, deliveryAddressIsValidated } = state.delivery;
  return (
    <Part
      id="address"
      title={t('address.title')}
      aside={!needs.country && country && t('address.country', { country: country.name })}
    >
      {choices.choices.length > 0 && (
        <AddressChoices
          key={`choices ${detached}`}
          name={savedAddressName}
          choices={choices.choices}
          chosenId={deliveryAddressId}
          isLocked={choices.isLocked}
          onChoose={formNotices}
        />
      )}
      <input type="hidden" name={filledFromName} value={deliveryAddressId ?? ''} />
      {choices.isLocked && <Notice>{t('address.locked')}</Notice>}
      {needs.country && (
        <Select
          key={`country ${revision}`}
          id="deliveryCountry"
          name="deliveryCountry"
          autoComplete="country"
          label={t('field.deliveryCountry')}
          defaultValue={state.deliveryCountry}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={errorOf('deliveryCountry')}
          {...(choices.isLocked && { disabled: true })}
        />
      )}
      <AddressFields
        key={`delivery ${revision}`}
        rules={rules}
        names={deliveryNames}
        values={typedAddress(state)}
        problems={problemsOf(deliveryNames)}
        isLocked={choices.isLocked}
        onChange={formNotices}
      />
      {deliveryAddressIsValidated === 'Valid' && (
        <output className="flex items-center gap-2 text-sm text-success">
          <CircleCheck aria-hidden="true" className="size-4.5" />
          {t('address.found')}
        </output>
      )}
      {deliveryAddressIsValidated === 'Not valid' && suggestions.length === 0 && (
        <output className="text-sm text-quiet">{t('address.unknown')}</output>
      )}
      {suggestions.length > 0 && (
        <AddressSuggestions
          typed={typedPlace(state)}
          suggestions={suggestions}
          onChoose={onSuggestion}
          onKeep={onKeep}
        />
      )}
      {who === 'consumer' && (
        <Disclosure
          label={t('address.forCompany')}
          isOpen={state.delivery.deliveryCompanyName !== '' || state.delivery.deliveryVatNo !== ''}
        >
          <AddressFields
            key={`company ${revision}`}
            rules={{ ...rules, fields: ['companyName', 'vatNo'], required: [] }}
            names={deliveryNames}
            values={typedAddress(state)}
            problems={problemsOf({ companyName: deliveryNames.companyName, vatNo: deliveryNames.vatNo })}
            isLocked={false}
            onChange={formNotices}
          />
        </Disclosure>
      )}
      <div>
        {who === 'consumer' && page.isSignedIn && deliveryAddressId === undefined && (
          <Tick name="saveAddress" label={t('address.save')} isTicked={state.flags.saveAddress} />
        )}
        <Tick name="invoiceSameAsDelivery" label={t('address.sameInvoice')} isTicked={state.invoiceSameAsDelivery} />
        <InvoiceFields rules={rules} state={state} problems={problemsOf(invoiceNames)} />
      </div>
    </Part>
  );
}

type InvoiceProps = { rules: AddressRules; state: CheckoutState; problems: readonly AddressProblem[] };

/** The checkbox above shows these fields by CSS, so it also works without scripts. */
function InvoiceFields({ rules, state, problems }: InvoiceProps) {
  const t = useTranslations('checkout.address');
  const { invoice } = state;
  const isInvoices = (field: AddressField) => field in invoiceNames;
  return (
    <fieldset className="mt-4 hidden min-w-0 gap-5 border-l-4 border-line pl-5 [div:has(>div>div>label>#invoiceSameAsDelivery:not(:checked))>&]:grid">
      <legend className="mb-4 font-semibold">{t('invoice')}</legend>
      <AddressFields
        rules={{
          ...rules,
          fields: rules.fields.filter(isInvoices),
          required: rules.required.filter(isInvoices),
        }}
        names={invoiceNames}
        values={{
          line1: invoice.invoiceLine1,
          line2: invoice.invoiceLine2,
          zip: invoice.invoiceZip,
          city: invoice.invoiceCity,
          region: invoice.invoiceRegion,
        }}
        problems={problems}
        isLocked={false}
        onChange={formNotices}
      />
    </fieldset>
  );
}

/** Fields required by the country, plus those required by the company. */
function requiredBy({ rules, required }: OrderPageView): AddressRules {
  const fields = Object.entries(deliveryNames) as [AddressField, string][];
  const wanted = fields.filter(([, name]) => required.includes(name)).map(([field]) => field);
  return { ...rules, required: [...rules.required, ...wanted] };
}
