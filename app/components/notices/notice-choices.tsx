import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { Topic } from '#modules/notices/notice-kinds.ts';

type ChoiceItem = { topic: Topic; shop: boolean; mail: boolean; isMailRequired: boolean };

/** Two boxes for each topic: in the shop and by mail. A required mail has no box to clear. */
export function NoticeChoices({ choices, mayChoose }: { choices: readonly ChoiceItem[]; mayChoose: boolean }) {
  const t = useTranslations('notices');
  const save = useTranslations('account');
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="choices" />
      <ul className="border-b border-line">
        {choices.map(({ topic, shop, mail, isMailRequired }) => (
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
                <Checkbox label={t('choices.mail')} name={`mail.${topic}`} defaultChecked={mail} />
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
