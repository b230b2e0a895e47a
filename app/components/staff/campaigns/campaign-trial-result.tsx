import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { CampaignSystem, CampaignTrialOutcome } from './campaign-view.ts';

type Props = { result: CampaignTrialOutcome; system: CampaignSystem };

/** The priced trial cart, with the campaigns that apply to each row and to the total. */
export function CampaignTrialResult({ result, system }: Props) {
  const t = useTranslations('staff.campaigns.try');
  const { rows, totals, effects, messages } = result;
  return (
    <div className="grid gap-6" aria-live="polite">
      {system !== 'both' && system !== result.system && <Notice tone="warn">{t(`not.${system}`)}</Notice>}
      {messages.map((message) => (
        <Notice key={message} tone="warn">
          {message}
        </Notice>
      ))}
      {effects.length === 0 ? (
        <Notice>{t('nothing')}</Notice>
      ) : (
        <ul className="grid gap-2" aria-label={t('effects')}>
          {effects.map(({ id, name, code, off }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-l-4 border-signal bg-paper px-4 py-3"
            >
              <span className="font-semibold">
                {name}
                {code && <span className="font-normal text-quiet">{` (${code})`}</span>}
              </span>
              {off !== undefined && <span className="tabular-nums">{t('off', { amount: off })}</span>}
            </li>
          ))}
        </ul>
      )}
      <Table caption={t('cart')}>
        <thead>
          <tr>
            <HeaderCell>{t('product')}</HeaderCell>
            <HeaderCell isNumber>{t('pieces')}</HeaderCell>
            <HeaderCell isNumber>{t('before')}</HeaderCell>
            <HeaderCell isNumber>{t('discount')}</HeaderCell>
            <HeaderCell isNumber>{t('after')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <Cell className="min-w-52">
                <span className="block font-semibold">{row.name || row.sku}</span>
                <span className="text-sm text-quiet">{row.sku}</span>
                {row.isFree && (
                  <Badge tone="success" className="ml-2">
                    {t('free')}
                  </Badge>
                )}
                {!row.isPriced && !row.isFree && (
                  <Badge tone="warn" className="ml-2">
                    {t('notSold')}
                  </Badge>
                )}
              </Cell>
              <Cell isNumber>{row.quantity}</Cell>
              <Cell isNumber>{row.line}</Cell>
              <Cell isNumber>{row.discount}</Cell>
              <Cell isNumber>{row.total}</Cell>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink font-bold">
            <Cell colSpan={2}>{result.hasTax ? t('totalWithTax') : t('totalWithoutTax')}</Cell>
            <Cell isNumber>{totals.line}</Cell>
            <Cell isNumber>{totals.discount}</Cell>
            <Cell isNumber>{totals.total}</Cell>
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}
