import { useFormatter, useTranslations } from 'use-intl';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';

type Month = { month: string; name: string; joined: number; left: number; blocked: number };

const steps = ['joined', 'left', 'blocked'] as const;

/** New and lost subscribers by month, the latest first. */
export function GrowthTable({ rows }: { rows: readonly Month[] }) {
  const t = useTranslations('staff.newsletter.growth');
  const { number } = useFormatter();
  return (
    <Table caption={t('byMonth')}>
      <thead>
        <tr>
          <HeaderCell>{t('month')}</HeaderCell>
          {steps.map((step) => (
            <HeaderCell key={step} isNumber>
              {t(step)}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.month}>
            <Cell>{row.name}</Cell>
            {steps.map((step) => (
              <Cell key={step} isNumber>
                {number(row[step])}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Market = { marketId: number; name: string; active: number; pending: number; blocked: number };

const states = ['active', 'pending', 'blocked'] as const;

export function ListByMarket({ rows }: { rows: readonly Market[] }) {
  const t = useTranslations('staff.newsletter');
  const all = useTranslations('staff');
  const { number } = useFormatter();
  if (rows.length === 0) return <p className="px-4 pb-4 text-quiet">{t('none')}</p>;
  return (
    <Table caption={t('growth.byMarket')}>
      <thead>
        <tr>
          <HeaderCell>{all('market')}</HeaderCell>
          {states.map((state) => (
            <HeaderCell key={state} isNumber>
              {t(`state.${state}`)}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.marketId}>
            <Cell>{row.name}</Cell>
            {states.map((state) => (
              <Cell key={state} isNumber>
                {number(row[state])}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
