import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';

type Props = {
  markets: readonly { marketId: number; name: string }[];
  chosen: number | undefined;
  /** Text of the first entry, which means all markets. */
  everywhere?: string;
};

/** Choice of the market that the switches below apply to. The address carries it, so that it can be sent to a colleague. */
export function MarketPicker({ markets, chosen, everywhere }: Props) {
  const t = useTranslations('staff');
  const submit = useSubmit();
  return (
    <Form method="get" preventScrollReset className="flex items-end gap-3">
      <Select
        key={chosen}
        name="market"
        size="small"
        label={t('market')}
        options={markets.map(({ marketId, name }) => ({ value: String(marketId), label: name }))}
        {...(everywhere !== undefined && { placeholder: everywhere })}
        defaultValue={chosen ?? ''}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        className="w-full max-w-sm"
      />
      <noscript>
        <Button type="submit" kind="secondary">
          {t('show')}
        </Button>
      </noscript>
    </Form>
  );
}
