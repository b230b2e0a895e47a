import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { StartAnswer, StartFormView } from './start-page-view.ts';

type Props = { view: StartFormView; answer: StartAnswer | undefined };

/** The editor of a company's start page: one form, which works without scripts. */
export function StartPageForm({ view, answer }: Props) {
  const t = useTranslations('company-page');
  const typed = typedFields(answer);
  const text = (name: string) => typed.text(name, view.values[name]);
  const errors = [
    ...(answer?.errors ?? []).map((said) => ({ text: said })),
    ...Object.entries(answer?.problems ?? {}).map(([name, said]) => ({ text: said, fieldId: name })),
  ];
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-6">
      <FormErrorSummary errors={errors} />
      <input type="hidden" name="version" value={view.version} />
      <DetailSection title={t('part.main')}>
        <div className="grid gap-4">
          <TextField {...text('title')} label={t('field.title')} maxLength={100} />
          <TextArea {...text('content')} label={t('field.content')} hint={t('hint.content')} rows={7} isOptional />
        </div>
      </DetailSection>
      <DetailSection title={t('part.logotype')}>
        <div className="grid items-start gap-4 md:grid-cols-[14rem_1fr]">
          {view.logotypeUrl !== undefined && (
            <div className="grid gap-3">
              <span className="grid h-36 place-items-center border border-line bg-white p-4">
                <img src={view.logotypeUrl} alt="" className="max-h-28 max-w-full" />
              </span>
              <Checkbox name="remove_logotype" value="true" label={t('field.remove_logotype')} />
            </div>
          )}
          <FileDrop
            id="logotype"
            name="logotype"
            accept=".svg,.png,.pdf,image/svg+xml,image/png,application/pdf"
            label={t('field.logotype')}
            hint={t('hint.logotype')}
            error={answer?.problems.logotype}
            isOptional
          />
        </div>
      </DetailSection>
      <DetailSection title={t('part.hero')} text={t('hint.hero')}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField {...text('headline')} label={t('field.headline')} maxLength={100} isOptional />
          <Select {...text('scene')} label={t('field.scene')} options={view.scenes} />
          <div className="md:col-span-2">
            <TextArea {...text('text')} label={t('field.text')} rows={2} isOptional />
          </div>
          <TextField {...text('linkText')} label={t('field.linkText')} isOptional />
          <TextField {...text('linkUrl')} label={t('field.linkUrl')} takes="anything" isOptional />
        </div>
      </DetailSection>
      <DetailSection title={t('part.cards')} text={t('hint.cards')}>
        <div className="grid gap-6 md:grid-cols-2">
          {view.cards.map((number) => (
            <fieldset key={number} className="grid content-start gap-4 border-t border-ink pt-3">
              <legend className="sr-only">{t('field.card', { number })}</legend>
              <p aria-hidden="true" className="font-semibold">
                {t('field.card', { number })}
              </p>
              <TextField {...text(`card${number}Title`)} label={t('field.title')} isOptional />
              <TextArea {...text(`card${number}Text`)} label={t('field.text')} rows={3} isOptional />
              <TextField {...text(`card${number}LinkText`)} label={t('field.linkText')} isOptional />
              <TextField {...text(`card${number}LinkUrl`)} label={t('field.linkUrl')} takes="anything" isOptional />
            </fieldset>
          ))}
        </div>
      </DetailSection>
      <DetailSection title={t('part.more')}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...text('product_add_to_cart')}
            label={t('field.product_add_to_cart')}
            hint={t('hint.product')}
            isOptional
          />
          <TextField
            {...text('video')}
            label={t('field.video')}
            hint={t('hint.video')}
            takes="anything"
            inputMode="url"
            isOptional
          />
        </div>
      </DetailSection>
      <p>
        <Button type="submit" name="intent" value="save">
          {t('save')}
        </Button>
      </p>
    </Form>
  );
}
