import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Props = {
  error: string | undefined;
  first: { from: string; slug: string; title: string; language: string; market: string; kind: string };
  markets: readonly { code: string; name: string }[];
  languages: readonly string[];
};

/** Where a new page is to be: market, language, kind and address. */
export function NewContentForm({ error, first, markets, languages }: Props) {
  const t = useTranslations('content-editor');
  const { language } = useShop();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <Form method="post" className="grid max-w-xl gap-4">
      <input type="hidden" name="from" value={first.from} />
      <TextField
        name="slug"
        label={t('new.slug')}
        hint={t('new.slugHint')}
        error={error}
        defaultValue={first.slug}
        maxLength={100}
        required
      />
      <TextField
        name="title"
        label={t('page.name')}
        takes="anything"
        defaultValue={first.title}
        maxLength={200}
        required
      />
      <Select
        name="market"
        label={t('preview.market')}
        defaultValue={first.market}
        options={[
          { value: 'all', label: t('new.allMarkets') },
          ...markets.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Select
        name="language"
        label={t('column.language')}
        defaultValue={first.language}
        options={languages.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
      <Select
        name="kind"
        label={t('new.kind')}
        defaultValue={first.kind}
        options={(['page', 'dealer-page'] as const).map((value) => ({ value, label: t(`new.${value}`) }))}
      />
      <div>
        <Button type="submit">{t('new.create')}</Button>
      </div>
    </Form>
  );
}
