import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { Address } from '#modules/people/postal-address.ts';
import type { Choice, CompanyAnswer } from './company-admin-view.ts';
import { labelUnlessNamed } from './company-labels.ts';
import { RemovalNotice } from './removal-notice.tsx';

type AddressPartView = {
  readonly kind: 'delivery' | 'invoice';
  readonly addresses: readonly Address[];
  /** The form that is open: of an address, or of a new one. */
  readonly opened: { readonly address: Address | undefined } | undefined;
};

type Props = {
  part: AddressPartView;
  countries: readonly Choice[];
  /** The country of an address that names none. */
  marketCountry: string;
  /** States or provinces; none where the country has none. */
  regionsByCountry: Readonly<Record<string, readonly Choice[]>>;
  answer: CompanyAnswer | undefined;
};

/** The delivery addresses or the invoice addresses of a company. Each is opened by its own link. */
export function AddressPart({ part, answer, ...places }: Props) {
  const { kind, addresses, opened } = part;
  const t = useTranslations('company-admin');
  return (
    <DetailSection
      title={t(`group.${kind}`)}
      actions={
        <ButtonLink
          to={`?${kind}=new`}
          kind="secondary"
          size="small"
          icon={<Plus aria-hidden="true" className="size-4" />}
        >
          {t('addresses.add')}
        </ButtonLink>
      }
    >
      {opened ? (
        <AddressForm
          key={`${opened.address?.id ?? 'new'} ${answer?.answerId ?? ''}`}
          kind={kind}
          address={opened.address}
          answer={answer}
          {...places}
        />
      ) : (
        <FormErrorSummary errors={(answer?.errors ?? []).map((text) => ({ text }))} />
      )}
      {addresses.length === 0 && <p className="text-quiet">{t('addresses.none')}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="border border-line p-4">
            <address className="not-italic wrap-anywhere">
              {address.addressLine1}
              <br />
              {address.addressLine2 && (
                <>
                  {address.addressLine2}
                  <br />
                </>
              )}
              {[`${address.zipCode} ${address.city}`, address.region, address.countryCode].filter(Boolean).join(', ')}
            </address>
            <div className="mt-3 flex flex-wrap items-center gap-4">
              <TextLink to={`?${kind}=${address.id}`} aria-label={`${t('change')}: ${address.addressLine1}`}>
                {t('change')}
              </TextLink>
              {kind === 'delivery' && (
                <ButtonLink
                  to={`?remove=${address.id}`}
                  kind="danger"
                  size="small"
                  aria-label={`${t('remove')}: ${address.addressLine1}`}
                >
                  {t('remove')}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** An address cannot be brought back, so its removal is confirmed. */
export function RemovalQuestion({ address, company }: { address: Address; company: string }) {
  const t = useTranslations('company-admin');
  return (
    <div className="mb-6">
      <RemovalNotice
        title={t('addresses.askTitle', { address: address.addressLine1 })}
        fields={{ intent: 'remove', kind: 'delivery', id: String(address.id) }}
        confirmText={t('remove')}
      >
        {t('addresses.askText', { company })}
      </RemovalNotice>
    </div>
  );
}

type FormProps = Omit<Props, 'part'> & {
  kind: AddressPartView['kind'];
  address: Address | undefined;
};

function AddressForm({ kind, address, countries, marketCountry, regionsByCountry, answer }: FormProps) {
  const t = useTranslations('company-admin');
  const typed = typedFields(answer, (name) => `${kind}-${name}`);
  const field = (name: string, first: string | undefined) => {
    const stored = answer?.stored?.[name];
    const hint = stored === undefined ? undefined : t('stored', { value: stored || '–' });
    return { ...typed.text(name, first), label: t(`field.${name}`), hint };
  };
  const countryField = field('countryId', address?.countryCode);
  const [country, setCountry] = useState(countryField.defaultValue);
  const regions = regionsByCountry[country || marketCountry] ?? [];
  const isStoredCountry = country === address?.countryCode;
  const errors = [
    ...(answer?.errors ?? []).map((text) => ({ text })),
    ...Object.entries(answer?.problems ?? {}).map(([name, text]) => ({
      text,
      fieldId: `${kind}-${name}`,
      label: labelUnlessNamed(text, t(`field.${name as 'city'}`)),
    })),
  ];
  return (
    <Form method="post" className="mb-6 grid gap-4 border-b border-line pb-6 md:grid-cols-2">
      <div className="empty:hidden md:col-span-2">
        <FormErrorSummary errors={errors} />
      </div>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="kind" value={kind} />
      {address && (
        <>
          <input type="hidden" name="id" value={address.id} />
          <input type="hidden" name="seen" value={answer?.seen ?? JSON.stringify({ ...address, id: undefined })} />
        </>
      )}
      <TextField {...field('addressLine1', address?.addressLine1)} />
      <TextField {...field('addressLine2', address?.addressLine2)} isOptional />
      <TextField {...field('zipCode', address?.zipCode)} />
      <TextField {...field('city', address?.city)} />
      <Select
        {...countryField}
        options={countries}
        placeholder="–"
        isOptional
        onChange={({ target }) => setCountry(target.value)}
      />
      {regions.length > 0 && (
        <Select
          // Another country has other states, so the choice starts empty.
          key={country}
          {...field('region', isStoredCountry ? address?.region : undefined)}
          options={regions}
          {...(!(isStoredCountry && address?.region) && { placeholder: '–' })}
          isOptional
        />
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Button type="submit">{t('save')}</Button>
        <ButtonLink to="?" kind="quiet">
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}
