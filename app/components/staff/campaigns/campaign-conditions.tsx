import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { CampaignRuleFields } from './campaign-rule-fields.tsx';
import { useTyped } from './campaign-values-context.ts';
import type { CampaignFormView } from './campaign-view.ts';

type Props = Pick<CampaignFormView, 'conditions' | 'currencies'>;

/** Each kind of condition can be set once. A condition with empty fields is not saved. */
export function CampaignConditions({ conditions, currencies }: Props) {
  const t = useTranslations('staff.campaigns');
  const typed = useTyped();
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {conditions.map(({ kind, fields }) => {
        const prefix = `condition.${kind}`;
        return (
          <li key={kind} className="py-3">
            <Disclosure
              label={t(`condition.${kind}.title`)}
              isOpen={typed.holdsAny(prefix) || typed.hasProblem(prefix)}
            >
              <p className="mb-5 max-w-2xl text-quiet">{t(`condition.${kind}.text`)}</p>
              <div className="pb-4">
                <CampaignRuleFields prefix={prefix} fields={fields} currencies={currencies} />
              </div>
            </Disclosure>
          </li>
        );
      })}
    </ul>
  );
}
