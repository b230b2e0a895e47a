import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ArticleField } from '#app/components/instant-order/article-field.tsx';
import type { typedFields } from '#app/forms/typed-fields.ts';
import { FieldFrame, useField } from '#app/ui/fields/field.tsx';
import type { DecisionView } from './pending-view.ts';

type Props = ReturnType<ReturnType<typeof typedFields>['text']> & { rowName: string } & Pick<DecisionView, 'swapsFrom'>;

/** Another article instead of the row's: found by name or number, or typed completely where scripts do not run. */
export function OtherArticle({ id, name, defaultValue, error, rowName, swapsFrom }: Props) {
  const t = useTranslations('pending-orders');
  const [article, setArticle] = useState(defaultValue);
  const [chosen, setChosen] = useState('');
  const { frame, control } = useField({ id, label: t('other'), hint: chosen || t('otherHint'), error });
  return (
    <FieldFrame {...frame}>
      <ArticleField
        id={id}
        name={name}
        label={t('otherOf', { name: rowName })}
        value={article}
        describedBy={control['aria-describedby']}
        isWrong={control['aria-invalid'] ?? false}
        size="medium"
        context={swapsFrom}
        onType={(text) => {
          setArticle(text);
          setChosen('');
        }}
        onChoose={({ sku, productName, look }) => {
          setArticle(sku);
          setChosen(`${productName}, ${look}`);
        }}
      />
    </FieldFrame>
  );
}
