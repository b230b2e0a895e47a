import { useTranslations } from 'use-intl';
import { Accordion } from '#app/ui/accordion.tsx';
import type { LengthUnit } from '#modules/sizing/size-measures.ts';
import type { SizeSheet } from '#modules/sizing/size-sheet.ts';
import { BodyTable } from './measure-table.tsx';

const genders = ['Men', 'Women', 'Unisex', 'Children'] as const;

type Props = {
  sheets: readonly SizeSheet[];
  /** What editors wrote, by size group. */
  texts: Readonly<Record<string, string>>;
  unit: LengthUnit;
};

/** All size tables, by group of people and kind of garment; folded, and usable without scripts. */
export function SizeTables({ sheets, texts, unit }: Props) {
  const t = useTranslations('sizing');
  return (
    <section aria-labelledby="tables-title" className="mt-14 md:mt-20">
      <h2 id="tables-title" className="font-display text-heading font-bold">
        {t('page.tables')}
      </h2>
      <p className="mt-2 max-w-2xl text-quiet">{t('bodyText')}</p>
      {genders.map((gender) => {
        const sections = sheets.flatMap((sheet) => {
          const tables = sheet.bodyMeasurements.filter((table) => table.gender === gender);
          if (tables.length === 0) return [];
          return [
            {
              id: `guide-${sheet.code}`,
              title: sheet.title,
              content: (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
                  {texts[sheet.code] && <p className="max-w-2xl whitespace-pre-line">{texts[sheet.code]}</p>}
                  {tables.map((table) => (
                    <div key={table.tableType}>
                      <h4 className="mb-2 font-semibold">{table.title}</h4>
                      <BodyTable sheet={sheet} table={table} unit={unit} />
                    </div>
                  ))}
                </div>
              ),
            },
          ];
        });
        return sections.length === 0 ? null : (
          <div key={gender} className="mt-8">
            <h3 className="mb-3 font-display text-subheading font-bold">{t(`gender.${gender}`)}</h3>
            <Accordion sections={sections} />
          </div>
        );
      })}
    </section>
  );
}
