import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { LineView } from './trial-view.ts';

type Props = { protocol: string; lines: readonly LineView[] };

/** Orders the returned cart, changes that order, or deletes it. */
export function SendOrder({ protocol, lines }: Props) {
  const t = useTranslations('punchout.trial');
  const navigation = useNavigation();
  const sent = navigation.formData?.get('intent') === 'order' ? navigation.formData.get('type') : undefined;
  const text = protocol !== 'CXML' ? t('noOrder') : lines.length > 0 ? t('orderText') : t('noCart');
  return (
    <DetailSection title={t('order')} text={text}>
      {lines.length > 0 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="order" />
          <p className="text-sm text-quiet">{t('linesText')}</p>
          <ul className="mb-4 grid max-w-3xl divide-y divide-line text-sm">
            {lines.map(({ line, sku, name, quantity }) => (
              <li key={line} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  <span className="block text-quiet">{sku}</span>
                </span>
                <TextField
                  id={`trial-line-${line}`}
                  name={`quantities.${line}`}
                  size="small"
                  label={
                    <>
                      {t('quantity')} <span className="sr-only">{name}</span>
                    </>
                  }
                  defaultValue={String(quantity)}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                  className="w-28"
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {(['new', 'update', 'delete'] as const).map((type) => (
              <Button
                key={type}
                type="submit"
                name="type"
                value={type}
                size="small"
                kind={type === 'new' ? 'primary' : 'secondary'}
                isLoading={sent === type}
              >
                {t(`orderOf.${type}`)}
              </Button>
            ))}
          </div>
        </Form>
      )}
    </DetailSection>
  );
}
