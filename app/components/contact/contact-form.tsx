import { getFormProps, getInputProps, getSelectProps, getTextareaProps, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FormOutcome } from '#app/components/login/sign-in-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { contactTopics, longest } from '#modules/contact/contact-message.ts';

type Values = Record<'topic' | 'name' | 'emailAddress' | 'orderNo' | 'body', string>;

type Props = {
  outcome: FormOutcome | undefined;
  /** The signed time at which the form was shown. */
  stamp: string;
  privacy: string | undefined;
};

/** The contact form. */
export function ContactForm({ outcome, stamp, privacy }: Props) {
  const t = useTranslations('contact');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<Values>({ id: 'contact', lastResult: outcome?.result ?? null });
  const { topic, name, emailAddress, orderNo, body } = fields;
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormErrorSummary
        key={`summary ${outcome?.answerId}`}
        errors={summaryOf([topic, name, emailAddress, orderNo, body], form.errors)}
      />
      <input type="hidden" name="stamp" value={stamp} />
      <Select
        {...getSelectProps(topic)}
        key="topic"
        label={t('field.topic')}
        options={contactTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
        placeholder={t('choose')}
        error={topic.errors}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...getInputProps(name, { type: 'text' })}
          key="name"
          label={t('field.name')}
          error={name.errors}
          maxLength={longest.name}
          autoComplete="name"
        />
        <TextField
          {...getInputProps(emailAddress, { type: 'email' })}
          key="emailAddress"
          label={t('field.emailAddress')}
          error={emailAddress.errors}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextField
        {...getInputProps(orderNo, { type: 'text' })}
        key="orderNo"
        label={t('field.orderNo')}
        error={orderNo.errors}
        maxLength={longest.orderNo}
        autoComplete="off"
        isOptional
      />
      <TextArea
        {...getTextareaProps(body)}
        key="body"
        label={t('field.body')}
        error={body.errors}
        maxLength={longest.body}
        rows={8}
      />
      {/* Programs fill it in; people neither see nor reach it. */}
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label htmlFor="contact-homepage">Homepage</label>
        <input id="contact-homepage" name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-sm text-quiet text-pretty">{t.rich('privacy', { privacy: linkTo(privacy) })}</p>
      <Button type="submit" size="large" isLoading={isSending} className="justify-self-start max-sm:w-full">
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
