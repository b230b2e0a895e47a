import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { priceClasses } from '#modules/logo/logo.ts';
import { type StaffLogo, threadsIn } from './staff-logo.ts';
import { ThreadBoxes } from './thread-boxes.tsx';

type Props = { logo: StaffLogo; result: SubmissionResult | undefined };

/** Staff: what production needs to know, or why the logo cannot be made. */
export function DecideLogo({ logo: { production, answer }, result }: Props) {
  const t = useTranslations('staff.logos');
  const isSending = useNavigation().state === 'submitting';
  const typed = (name: string) => {
    const value = result?.initialValue?.[name];
    return typeof value === 'string' ? value : undefined;
  };
  const errorOf = (name: string) => result?.error?.[name] ?? undefined;
  return (
    <>
      <DetailSection title={t('release')} text={t('releaseText')}>
        <Form method="post" className="grid gap-4">
          <input type="hidden" name="intent" value="release" />
          <ThreadBoxes chosen={threadsIn(result) ?? production?.threadColours ?? []} error={errorOf('threadColours')} />
          <TextField
            id="stitch-count"
            name="stitchCount"
            size="small"
            label={t('stitches')}
            inputMode="numeric"
            maxLength={6}
            required
            autoComplete="off"
            defaultValue={typed('stitchCount') ?? production?.stitchCount}
            error={errorOf('stitchCount')}
          />
          <Select
            id="price-class"
            name="priceClass"
            size="small"
            label={t('priceClass')}
            defaultValue={typed('priceClass') ?? production?.priceClass}
            options={priceClasses.map((value) => ({ value, label: t(`priceClasses.${value}`) }))}
          />
          <Button type="submit" size="small" className="justify-self-start" isLoading={isSending}>
            {t('release')}
          </Button>
        </Form>
      </DetailSection>
      <DetailSection title={t('refuse')} text={t('refuseText')}>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="refuse" />
          <TextArea
            id="logo-answer"
            name="answer"
            label={t('reason')}
            rows={3}
            maxLength={500}
            required
            defaultValue={typed('answer') ?? answer ?? ''}
            error={errorOf('answer')}
          />
          <Button type="submit" size="small" kind="secondary" className="justify-self-start" isLoading={isSending}>
            {t('refuse')}
          </Button>
        </Form>
      </DetailSection>
    </>
  );
}
