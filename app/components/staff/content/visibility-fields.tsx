import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { roles } from '#modules/auth/roles.ts';
import { type VisibilityKind, type VisibilityRule, visibilityKinds } from '#modules/content/visibility-kinds.ts';
import { type Compared, type Comparison, comparedIn, comparisons } from '#modules/rules/condition.ts';
import { CompanyField } from './company-field.tsx';

type One = Compared<VisibilityKind>;

type Props = {
  rule: VisibilityRule | undefined;
  markets: readonly { code: string; name: string }[];
  onChange: (rule: VisibilityRule | undefined) => void;
};

const kinds = Object.keys(visibilityKinds) as VisibilityKind[];
const firstOf: Record<VisibilityKind, One['value']> = {
  MARKET: 'se',
  ROLE: roles.user,
  COMPANY: 1,
  DATE: '2027-01-01',
};

/** Who sees the block: all of the conditions, or one of them. */
export function VisibilityFields({ rule, markets, onChange }: Props) {
  const t = useTranslations('content-editor.visibility');
  const isAny = rule !== undefined && 'OR' in rule;
  const parts = rule ? comparedIn(rule) : [];
  const set = (next: readonly One[], any = isAny) =>
    onChange(next.length === 0 ? undefined : any ? { OR: next } : { AND: next });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 w-full border-t border-line pt-4 text-sm font-semibold">{t('title')}</legend>
      {parts.length === 0 && <p className="text-sm text-quiet">{t('everybody')}</p>}
      {parts.length > 1 && (
        <Select
          size="small"
          label={t('join')}
          value={isAny ? 'OR' : 'AND'}
          options={(['AND', 'OR'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(event) => set(parts, event.currentTarget.value === 'OR')}
        />
      )}
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- conditions have no id; their fields are controlled
        <div key={at} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
          <Select
            size="small"
            label={t('kind')}
            value={part.kind}
            options={kinds.map((value) => ({ value, label: t(value) }))}
            onChange={(event) => {
              const kind = event.currentTarget.value as VisibilityKind;
              set(parts.with(at, { kind, is: 'EQUAL', value: firstOf[kind] }));
            }}
          />
          <Select
            size="small"
            label={t('is')}
            value={part.is}
            options={comparisons
              .filter((is) => is.includes('EQUAL') && (is === 'EQUAL' || is === 'NOT_EQUAL' || part.kind === 'DATE'))
              .map((value) => ({ value, label: t(value) }))}
            onChange={(event) => set(parts.with(at, { ...part, is: event.currentTarget.value as Comparison }))}
          />
          <IconButton size="small" label={t('remove')} onClick={() => set(parts.toSpliced(at, 1))}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
          <div className="col-span-3">
            <ValueField part={part} markets={markets} onChange={(value) => set(parts.with(at, { ...part, value }))} />
          </div>
        </div>
      ))}
      <Button
        kind="quiet"
        size="small"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => set([...parts, { kind: 'ROLE', is: 'EQUAL', value: roles.user }])}
      >
        {t('add')}
      </Button>
    </fieldset>
  );
}

type ValueProps = { part: One; markets: Props['markets']; onChange: (value: One['value']) => void };

function ValueField({ part: { kind, value }, markets, onChange }: ValueProps) {
  const t = useTranslations('content-editor.visibility');
  const roleName = useTranslations('content-editor.preview.role');
  if (kind === 'MARKET' || kind === 'ROLE')
    return (
      <Select
        size="small"
        label={t(kind)}
        value={String(value)}
        options={
          kind === 'MARKET'
            ? markets.map(({ code, name }) => ({ value: code, label: name }))
            : Object.values(roles).map((role) => ({ value: String(role), label: roleName(`${role}`) }))
        }
        onChange={({ currentTarget }) => onChange(kind === 'ROLE' ? Number(currentTarget.value) : currentTarget.value)}
      />
    );
  if (kind === 'COMPANY')
    return <CompanyField value={String(value)} onChange={(company) => company !== '' && onChange(Number(company))} />;
  return (
    <TextField
      size="small"
      type="date"
      label={t(kind)}
      value={String(value)}
      onChange={({ currentTarget }) => currentTarget.value !== '' && onChange(currentTarget.value)}
    />
  );
}
