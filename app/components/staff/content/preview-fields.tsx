import { useTranslations } from 'use-intl';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { roles } from '#modules/auth/roles.ts';
import type { VisibilityFacts } from '#modules/content/visible-blocks.ts';
import { CompanyField } from './company-field.tsx';
import type { EditorView } from './content-view.ts';

/** Widths of the devices in pixels. */
export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;

export type Previewed = {
  device: keyof typeof widths;
  role?: string;
  company?: string;
  day?: string;
  market?: string;
  /** Absent: all blocks are shown. */
  facts?: VisibilityFacts;
};

type Props = {
  value: Previewed;
  /** The market that the page is shown in if none is chosen. */
  market: string;
  markets: EditorView['markets'];
  onChange: (value: Previewed) => void;
};

const withFacts = (
  { facts: _facts, ...value }: Previewed,
  { market, markets }: Omit<Props, 'value' | 'onChange'>,
): Previewed => {
  const { role, company, day, market: chosen } = value;
  if (!role && !company && !day && !chosen) return value;
  const code = chosen || market;
  const today = markets.find((one) => one.code === code)?.today;
  return {
    ...value,
    facts: {
      MARKET: [code],
      ROLE: role && role !== 'nobody' ? [Number(role)] : [],
      COMPANY: company ? [Number(company)] : [],
      DATE: [day || today || ''],
    },
  };
};

const withoutCompany: ReadonlySet<string> = new Set(['', 'nobody', `${roles.b2c}`]);

const withRole = ({ company = '' }: Previewed, role: string): Partial<Previewed> => ({
  role,
  company: withoutCompany.has(role) ? '' : company,
});

/** Everybody who buys for a company has a role. */
const withCompany = ({ role = '' }: Previewed, company: string): Partial<Previewed> => ({
  company,
  role: company !== '' && withoutCompany.has(role) ? `${roles.user}` : role,
});

/** On which device, on which day and for whom the page is shown. */
export function PreviewFields({ value, market, markets, onChange }: Props) {
  const t = useTranslations('content-editor.preview');
  const set = (change: Partial<Previewed>) => onChange(withFacts({ ...value, ...change }, { market, markets }));
  return (
    <div className="grid grid-cols-2 items-end gap-2 border border-line bg-paper p-3 sm:grid-cols-3 min-[1800px]:grid-cols-5">
      <Select
        size="small"
        label={t('device')}
        value={value.device}
        options={(Object.keys(widths) as (keyof typeof widths)[]).map((device) => ({
          value: device,
          label: t(device),
        }))}
        onChange={({ currentTarget }) => set({ device: currentTarget.value as keyof typeof widths })}
      />
      <Select
        size="small"
        label={t('visitor')}
        value={value.role ?? ''}
        placeholder={t('allBlocks')}
        options={[
          { value: 'nobody', label: t('signedOut') },
          ...Object.values(roles).map((role) => ({ value: String(role), label: t(`role.${role}`) })),
        ]}
        onChange={({ currentTarget }) => set(withRole(value, currentTarget.value))}
      />
      <CompanyField value={value.company ?? ''} onChange={(company) => set(withCompany(value, company))} />
      <TextField
        size="small"
        type="date"
        label={t('day')}
        value={value.day ?? ''}
        onChange={({ currentTarget }) => set({ day: currentTarget.value })}
      />
      <Select
        size="small"
        label={t('market')}
        value={value.market ?? ''}
        placeholder={markets.find(({ code }) => code === market)?.name ?? '–'}
        options={markets.filter(({ code }) => code !== market).map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ currentTarget }) => set({ market: currentTarget.value })}
      />
    </div>
  );
}
