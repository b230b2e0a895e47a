import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { LengthUnit } from '#modules/sizing/size-measures.ts';
import type { SizeSheet } from '#modules/sizing/size-sheet.ts';
import { BodyTable, GarmentTable } from './measure-table.tsx';
import { SizeFinder } from './size-finder.tsx';
import type { SizeGuideAnswer } from './sizing-answer.ts';
import { UnitChoice } from './unit-choice.tsx';
import { useSizing } from './use-sizing.ts';

type Props = {
  answer: SizeGuideAnswer;
  allHref: string;
  sizes: readonly string[];
  chosen: string | undefined;
  onChoose: (size: string) => void;
};

/** Garment dimensions, body measures, and the size finder. */
export function SizeGuideTabs({ answer, allHref, sizes, chosen, onChoose }: Props) {
  const t = useTranslations('sizing');
  const { sheets, texts, dimensions, pdfUrl, marketUnit, measures } = answer;
  const sizing = useSizing({ marketUnit, measures });
  const [tab, setTab] = useState(dimensions ? 'dimensions' : 'body');
  const tabs = [
    {
      id: 'dimensions',
      label: t('tabs.dimensions'),
      isDisabled: !dimensions,
      content: dimensions && (
        <>
          <p className="mb-4 text-quiet">{t('dimensionsText')}</p>
          <GarmentTable caption={t('tabs.dimensions')} dimensions={dimensions} unit={sizing.unit} marked={chosen} />
        </>
      ),
    },
    {
      id: 'body',
      label: t('tabs.body'),
      isDisabled: sheets.length === 0,
      content: <BodyTables sheets={sheets} unit={sizing.unit} chosen={chosen} />,
    },
    {
      id: 'find',
      label: t('tabs.find'),
      isDisabled: sheets.length === 0,
      content: (
        <>
          <p className="mb-6 max-w-2xl text-quiet">{t('find.text')}</p>
          <SizeFinder
            sheets={sheets}
            sizing={sizing}
            {...(dimensions && { dimensions: dimensions.columns.map(({ code }) => code) })}
            choose={{ made: sizes, onChoose }}
          />
        </>
      ),
    },
  ];
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        {/* On phones the third tab is out of view. */}
        {sheets.length > 0 && tab !== 'find' && (
          <Button kind="secondary" size="small" onClick={() => setTab('find')} className="md:hidden">
            {t('tabs.find')}
          </Button>
        )}
        <UnitChoice name="unit" unit={sizing.unit} onChange={sizing.setUnit} className="ml-auto" />
      </div>
      {sheets.map(
        ({ code }) =>
          texts.byGroup[code] && (
            <p key={code} className="mb-5 max-w-2xl whitespace-pre-line">
              {texts.byGroup[code]}
            </p>
          ),
      )}
      <Tabs label={t('title')} tabs={tabs} selected={tab} onSelect={setTab} />
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 text-sm">
        <PageLink href={allHref} className="underline underline-offset-4 hover:no-underline">
          {t('all')}
        </PageLink>
        {pdfUrl !== null && (
          <a href={pdfUrl} target="_blank" rel="noreferrer" className="underline underline-offset-4 hover:no-underline">
            {t('pdf')}
          </a>
        )}
      </p>
    </>
  );
}

type BodyProps = { sheets: readonly SizeSheet[]; unit: LengthUnit; chosen: string | undefined };

/** One table at a time, by group of people and leg length; that of the selected size first. */
function BodyTables({ sheets, unit, chosen }: BodyProps) {
  const t = useTranslations('sizing');
  const tables = sheets.flatMap((sheet) => sheet.bodyMeasurements.map((table) => ({ sheet, table })));
  const ofChosen = tables.findIndex(({ table }) => table.rows.some(({ size }) => size === chosen));
  const [at, setAt] = useState(Math.max(0, ofChosen));
  const shown = tables[at];
  if (!shown) return null;
  return (
    <>
      <Select
        label={t('selectTable')}
        value={String(at)}
        onChange={({ target }) => setAt(Number(target.value))}
        options={tables.map(({ sheet, table }, index) => ({
          value: String(index),
          label:
            sheets.length > 1 ? `${sheet.title}, ${table.title}` : `${t(`gender.${table.gender}`)}, ${table.title}`,
        }))}
        className="mb-5 max-w-md"
      />
      <p className="mb-4 text-quiet">{t('bodyText')}</p>
      <BodyTable sheet={shown.sheet} table={shown.table} unit={unit} marked={chosen} />
    </>
  );
}
