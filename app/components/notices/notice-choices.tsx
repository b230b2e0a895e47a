import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { Topic } from '#modules/notices/notice-kinds.ts';

type ChoiceItem = { topic: Topic; shop: boolean; mail: boolean; digest: boolean; isMailRequired: boolean };

/** For each topic whether it is read in the shop, and when it is mailed. A required mail has no choice. */
export function NoticeChoices({ choices, mayChoose }: { choices: readonly ChoiceItem[]; mayChoose: boolean }) {
  const t = useTranslations('notices');
  const save = useTranslations('account');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="choices" />
      <ul className="border-b border-line">
        {choices.map(({ topic, shop, mail, digest, isMailRequired }) => (
          <li key={topic} className="border-t border-line py-2">
            <fieldset
              disabled={!mayChoose}
              className="grid items-center gap-x-6 sm:grid-cols-[minmax(0,1fr)_9rem_12rem]"
            >
              <legend className="float-left pt-2 font-medium sm:pt-0">{t(`topic.${topic}`)}</legend>
              <Checkbox label={t('choices.shop')} name={`shop.${topic}`} defaultChecked={shop} />
              {isMailRequired ? (
                <p className="py-2.5 text-quiet">
                  {t('choices.mail')}: {t('choices.required')}
                </p>
              ) : (
                <Select
                  label={t('choices.mail')}
                  size="small"
                  name={`mail.${topic}`}
                  defaultValue={mail ? (digest ? 'daily' : 'now') : 'never'}
                  options={(['now', 'daily', 'never'] as const).map((value) => ({
                    value,
                    label: t(`choices.when.${value}`),
                  }))}
                />
              )}
            </fieldset>
          </li>
        ))}
      </ul>
      {mayChoose && (
        <Button type="submit" className="mt-6">
          {save('save')}
        </Button>
      )}
    </Form>
  );
}
