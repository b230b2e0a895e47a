import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { searchPauseMs } from '#core/timings.ts';
import type { CompanyChoice } from './content-view.ts';

export type CompanySearchProps = {
  /** The number of the company; empty for none. */
  value: string;
  onChange: (company: string) => void;
};

/** A company, found by a part of its name or by its number. */
export function CompanySearch({ value, onChange }: CompanySearchProps) {
  const t = useTranslations('content-editor.company');
  const { href } = useShop();
  const path = href('staffContentCompanies');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly CompanyChoice[]>([]);
  const [known, setKnown] = useState<CompanyChoice>();
  const isKnown = value === '' || known?.value === value;
  // A chosen name in the field is no search.
  const search = !isKnown ? value : typed === known?.label ? '' : typed;
  const note = useEffectEvent((choices: readonly CompanyChoice[]) => {
    if (isKnown) setFound(choices);
    else setKnown(choices.find((one) => one.value === value) ?? { value, label: value });
  });
  useEffect(() => {
    if (search === '') return undefined;
    const control = new AbortController();
    const look = async () => {
      const choices = await findCompanies(path, search, control.signal);
      if (!control.signal.aborted) note(choices);
    };
    const timer = setTimeout(() => void look(), searchPauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [path, search]);
  const chosen = known && known.value === value ? [known] : [];
  return (
    <Combobox
      size="small"
      label={t('label')}
      placeholder={t('hint')}
      value={value === '' ? null : value}
      options={[...chosen, ...found.filter((one) => one.value !== value)]}
      onInputChange={setTyped}
      onChange={(company) => {
        setKnown(found.find((one) => one.value === company));
        onChange(company ?? '');
      }}
    />
  );
}

/** Nothing if it was interrupted or refused: the field is still of use. */
async function findCompanies(path: string, q: string, signal: AbortSignal): Promise<CompanyChoice[]> {
  try {
    const answer = await fetch(`${path}?${new URLSearchParams({ q })}`, { signal });
    return answer.ok ? ((await answer.json()) as CompanyChoice[]) : [];
  } catch {
    return [];
  }
}
