import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { narrowestMm, usageRights, widestMm } from '#modules/logo/logo.ts';
import type { LogoView } from './logo-view.ts';

/** Names the form among those of the page. */
export const logoIntent = 'logo';

const formId = 'logo-form';

type Props = { logos: readonly LogoView[]; problem: string | undefined };

/** Sends a logo, or a new version of one. A refused one is answered where the form is. */
export function LogoForm({ logos, problem }: Props) {
  const t = useTranslations('vas.logo');
  const { state, formData } = useNavigation();
  const [logoId, setLogoId] = useState('');
  const known = [...new Map(logos.map(({ logoId, name }) => [logoId, name]))];
  return (
    <Form
      id={formId}
      method="post"
      action={`?#${formId}`}
      encType="multipart/form-data"
      className="grid max-w-2xl scroll-mt-24 gap-5 md:scroll-mt-36"
    >
      {problem !== undefined && (
        <Notice tone="danger" isLive>
          {problem}
        </Notice>
      )}
      <input type="hidden" name="intent" value={logoIntent} />
      {known.length > 0 && (
        <Select
          name="logoId"
          label={t('which')}
          value={logoId}
          onChange={({ currentTarget }) => setLogoId(currentTarget.value)}
          options={[
            { value: '', label: t('new') },
            ...known.map(([value, name]) => ({ value, label: t('again', { name }) })),
          ]}
        />
      )}
      {/* A new version keeps the name of its logo. */}
      {logoId === '' && <TextField name="name" label={t('name')} maxLength={80} required autoComplete="off" />}
      <FileDrop name="file" label={t('file')} accept=".svg,.png,.pdf" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="widthMm"
          label={t('width')}
          type="number"
          inputMode="numeric"
          min={narrowestMm}
          max={widestMm}
          defaultValue="80"
          required
        />
        <Select
          name="rights"
          label={t('rightsLabel')}
          options={usageRights.map((value) => ({ value, label: t(`rights.${value}`) }))}
        />
      </div>
      <Button
        type="submit"
        isLoading={state !== 'idle' && formData?.get('intent') === logoIntent}
        className="justify-self-start"
      >
        {t('upload')}
      </Button>
    </Form>
  );
}
