import { getFormProps, getInputProps, getSelectProps, getTextareaProps, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { FormOutcome } from './sign-in-form.tsx';

const groups = [
  {
    title: 'group.company',
    fields: [
      { name: 'companyName', type: 'text', autoComplete: 'organization' },
      { name: 'orgNo', type: 'text' },
      { name: 'vatNo', type: 'text', isOptional: true },
    ],
  },
  {
    title: 'group.contact',
    fields: [
      { name: 'firstName', type: 'text', autoComplete: 'given-name', isHalf: true },
      { name: 'lastName', type: 'text', autoComplete: 'family-name', isHalf: true },
      { name: 'emailAddress', type: 'email', autoComplete: 'email' },
      { name: 'phoneNumber', type: 'tel', autoComplete: 'tel' },
    ],
  },
  {
    title: 'group.delivery',
    region: 'deliveryRegion',
    fields: [
      { name: 'deliveryLine1', type: 'text', autoComplete: 'shipping street-address' },
      { name: 'deliveryZip', type: 'text', autoComplete: 'shipping postal-code', isHalf: true },
      { name: 'deliveryCity', type: 'text', autoComplete: 'shipping address-level2', isHalf: true },
    ],
  },
  {
    title: 'group.invoice',
    region: 'invoiceRegion',
    text: 'invoiceText',
    fields: [
      { name: 'invoiceLine1', type: 'text', autoComplete: 'billing street-address', isOptional: true },
      { name: 'invoiceZip', type: 'text', autoComplete: 'billing postal-code', isHalf: true, isOptional: true },
      { name: 'invoiceCity', type: 'text', autoComplete: 'billing address-level2', isHalf: true, isOptional: true },
    ],
  },
] as const;

type Field = (typeof groups)[number]['fields'][number];
type RegionName = 'deliveryRegion' | 'invoiceRegion';
type Values = Record<Field['name'] | RegionName | 'message', string>;

type Props = {
  outcome: FormOutcome | undefined;
  /** The signed moment at which the form was shown. */
  stamp: string;
  /** States or provinces of the market's country; none where addresses have none. */
  regions: readonly { code: string; name: string }[];
  privacy: string | undefined;
};

/** A company that would like to buy here. */
export function CompanyApplicationForm({ outcome, stamp, regions, privacy }: Props) {
  const t = useTranslations('login.apply');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<Values>({ id: 'apply', lastResult: outcome?.result ?? null });
  const all = groups.flatMap((group): readonly (Field['name'] | RegionName)[] => [
    ...group.fields.map(({ name }) => name),
    ...('region' in group ? [group.region] : []),
  ]);
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-8">
      <FormErrorSummary
        key={`summary ${outcome?.answerId}`}
        errors={summaryOf([...all.map((name) => fields[name]), fields.message], form.errors)}
      />
      <input type="hidden" name="stamp" value={stamp} />
      {groups.map((group) => (
        <fieldset key={group.title} className="grid gap-4 sm:grid-cols-2">
          <legend className="mb-3 font-display text-xl font-semibold">{t(group.title)}</legend>
          {'text' in group && <p className="text-sm text-quiet sm:col-span-2">{t(group.text)}</p>}
          {group.fields.map((field) => (
            <div key={field.name} className={'isHalf' in field ? '' : 'sm:col-span-2'}>
              <TextField
                {...getInputProps(fields[field.name], { type: field.type })}
                key={field.name}
                label={t(field.name)}
                error={fields[field.name].errors}
                isOptional={'isOptional' in field}
                {...('autoComplete' in field && { autoComplete: field.autoComplete })}
              />
            </div>
          ))}
          {'region' in group && regions.length > 0 && (
            <Select
              {...getSelectProps(fields[group.region])}
              key={group.region}
              label={t(group.region)}
              options={regions.map(({ code, name }) => ({ value: code, label: name }))}
              placeholder="–"
              error={fields[group.region].errors}
            />
          )}
        </fieldset>
      ))}
      <TextArea
        {...getTextareaProps(fields.message)}
        key="message"
        label={t('message')}
        error={fields.message.errors}
        isOptional
      />
      {/* Programs fill it in; people neither see nor reach it. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label htmlFor="apply-homepage">Homepage</label>
        <input id="apply-homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-sm text-quiet text-pretty">{t.rich('privacy', { privacy: linkTo(privacy) })}</p>
      <Button type="submit" size="large" isLoading={isSending}>
        {t('submit')}
      </Button>
    </Form>
  );
}

/** Opens a page in a new window, so that typed values stay. */
const linkTo = (page: string | undefined) =>
  function link(words: ReactNode): ReactNode {
    return page === undefined ? (
      words
    ) : (
      <TextLink to={page} isExternal>
        {words}
      </TextLink>
    );
  };
