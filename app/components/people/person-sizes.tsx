import type { SubmissionResult } from '@conform-to/react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { type PersonView, seenField, sizePrefix } from './people-view.ts';
import { readSeen } from './seen-before.ts';
import { useFormAction } from './use-form-action.ts';

type Props = { person: PersonView; result: SubmissionResult | undefined };

/** Which size a person wears in each size group. If another editor changed one meanwhile, it shows the stored size. */
export function PersonSizes({ person: { sizeGroups }, result }: Props) {
  const t = useTranslations('people');
  const action = useFormAction();
  if (sizeGroups.length === 0) return null;
  const before = readSeen(result?.initialValue?.[seenField]);
  const fieldOf = (code: string, worn: string) => {
    const name = `${sizePrefix}${code}`;
    const typed = result?.initialValue?.[name] ?? '';
    const isTyped = before !== undefined && typed !== before[code];
    const isOther = isTyped && worn !== before[code] && worn !== typed;
    return {
      name,
      defaultValue: isTyped && typeof typed === 'string' ? typed : worn,
      hint: isOther ? t('now', { value: worn || '–' }) : undefined,
    };
  };
  const seen = Object.fromEntries(sizeGroups.map(({ code, worn }) => [code, worn]));
  return (
    <DetailSection title={t('sizes')}>
      <Form method="post" action={action} preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value="sizes" />
        <input type="hidden" name={seenField} value={JSON.stringify(seen)} />
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
          {sizeGroups.map(({ code, name, sizes, worn }) => (
            <Select
              key={`${code} ${worn}`}
              {...fieldOf(code, worn)}
              id={`size-${code}`}
              label={name}
              size="small"
              placeholder="–"
              options={sizes.map((size) => ({ value: size, label: size }))}
            />
          ))}
        </div>
        <Button type="submit" size="small" kind="secondary" className="justify-self-start">
          {t('saveSizes')}
        </Button>
      </Form>
    </DetailSection>
  );
}
