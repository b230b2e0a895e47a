import { useTranslations } from 'use-intl';
import type { ProductView } from './product-view.ts';

/** Standards with pictogram, grade and edition, and the risk category. */
export function StandardsList({ standards, ppeCategory }: Pick<ProductView, 'standards' | 'ppeCategory'>) {
  const t = useTranslations('product.standards');
  // Feeds contain grades in English: 'type 2, level 1'.
  const gradeIn = (grade: string) =>
    grade.replaceAll(/\b(class|type|level) ([^\s,]+)/g, (_, word: 'class' | 'type' | 'level', value: string) =>
      t(`grades.${word}`, { value }),
    );
  return (
    <>
      {ppeCategory !== undefined && (
        <p className="mb-5 max-w-prose">
          <strong>{t('ppe', { category: ppeCategory })}</strong>
          {` ${t(`ppeMeans.${ppeCategory}`)}`}
        </p>
      )}
      <ul className="grid gap-x-12 sm:grid-cols-2 xl:grid-cols-3">
        {standards.map(({ id, symbol, edition, grade, explanation }) => (
          <li key={id} className="flex gap-4 border-t border-line py-4">
            {symbol !== undefined && <img src={symbol} alt="" width={48} height={48} className="size-12 shrink-0" />}
            <div className="min-w-0">
              <p className="font-semibold">
                {id}
                {edition !== undefined && <span className="font-normal text-quiet">{`:${edition}`}</span>}
              </p>
              <p className="text-quiet">{explanation}</p>
              {grade !== undefined && <p className="text-sm">{gradeIn(grade)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
