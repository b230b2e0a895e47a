import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentButton } from '#app/components/shell/consent-banner.tsx';
import { Button } from '#app/ui/button.tsx';
import { useCloseDialog } from '#app/ui/dialog-frame.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { type FitWish, findSize, fitWishes, measuresFor } from '#modules/sizing/size-finder.ts';
import type { SizeSheet } from '#modules/sizing/size-sheet.ts';
import { MeasureFields } from './measure-fields.tsx';
import { SizeAdvice } from './size-advice.tsx';
import type { Sizing } from './use-sizing.ts';

type Props = {
  sheets: readonly SizeSheet[];
  sizing: Sizing;
  /** Codes of the garment's dimensions, for a product. */
  dimensions?: readonly string[];
  guide?: string | undefined;
  wish?: FitWish | undefined;
  /** On a product page: available sizes, and the action to choose one. */
  choose?: { made: readonly string[]; onChoose: (size: string) => void };
};

/** Calculates a size from body measures while they are typed. */
export function SizeFinder({ sheets, sizing, dimensions, guide, wish: firstWish = 'regular', choose }: Props) {
  const t = useTranslations('sizing');
  const [code, setCode] = useState(guide ?? sheets[0]?.code);
  const [wish, setWish] = useState<FitWish>(firstWish);
  const sheet = sheets.find((one) => one.code === code) ?? sheets[0];
  if (!sheet) return null;
  const { unit, measures } = sizing;
  const { asked } = measuresFor(sheet, dimensions);
  const advice = findSize(sheet, { measures, wish, ...(dimensions && { dimensions }) });
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <div className="grid content-start gap-5">
        {sheets.length > 1 && (
          <Select
            label={t('find.garment')}
            name="guide"
            value={sheet.code}
            onChange={({ target }) => setCode(target.value)}
            options={sheets.map((one) => ({ value: one.code, label: one.title }))}
          />
        )}
        <div className="grid gap-x-4 gap-y-5 min-[420px]:grid-cols-2">
          <MeasureFields asked={asked} sizing={sizing} />
        </div>
        <Select
          label={t('find.wish')}
          name="wish"
          value={wish}
          onChange={({ target }) => setWish(fitWishes.find((one) => one === target.value) ?? 'regular')}
          options={fitWishes.map((one) => ({ value: one, label: t(`find.wishes.${one}`) }))}
        />
      </div>
      <div className="grid content-start gap-5">
        <div aria-live="polite" className="border border-line bg-ground p-5 shadow-[inset_4px_0_0_var(--color-ink)]">
          <SizeAdvice advice={advice} sheet={sheet} unit={unit} />
          {choose && advice.status === 'found' && <ChooseSize size={advice.size} {...choose} />}
        </div>
        <Remember sizing={sizing} />
      </div>
    </div>
  );
}

type ChooseProps = NonNullable<Props['choose']> & { size: string };

function ChooseSize({ size, made, onChoose }: ChooseProps) {
  const t = useTranslations('sizing.find');
  if (!made.includes(size)) return <p className="mt-3 font-semibold">{t('notMade', { size })}</p>;
  return (
    <Button onClick={() => onChoose(size)} className="mt-4">
      {t('choose', { size })}
    </Button>
  );
}

type Outcome = Awaited<ReturnType<Sizing['remember']>>;

/** Shows the result here, because the surrounding dialog has no other place for messages. */
function Remember({ sizing: { measures, remember } }: { sizing: Sizing }) {
  const t = useTranslations('sizing.remember');
  const [outcome, setOutcome] = useState<Outcome | 'busy'>();
  const close = useCloseDialog();
  const keep = async () => {
    setOutcome('busy');
    setOutcome(await remember());
  };
  if (Object.keys(measures).length === 0) return null;
  return (
    <div className="noscript:hidden">
      <Button kind="secondary" isLoading={outcome === 'busy'} onClick={() => void keep()}>
        {t('save')}
      </Button>
      <output className="mt-2 block text-sm empty:hidden">{outcome && outcome !== 'busy' && t(outcome)}</output>
      {outcome === 'not-allowed' && (
        <ConsentButton className="min-h-11 text-sm underline underline-offset-4 hover:no-underline" onOpen={close} />
      )}
    </div>
  );
}
