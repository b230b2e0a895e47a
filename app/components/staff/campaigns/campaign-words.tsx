import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useTyped } from './campaign-values-context.ts';
import type { CampaignFormView } from './campaign-view.ts';

type Named = CampaignFormView['languages'][number];

/** Name and description in the visitor's language; the other languages are folded. */
export function CampaignWords({ languages: [own, ...others] }: Pick<CampaignFormView, 'languages'>) {
  const t = useTranslations('staff.campaigns');
  const typed = useTyped();
  const isOpen = others.some(({ language }) => typed.hasProblem(`name.${language}`));
  return (
    <>
      {own && <InLanguage named={own} />}
      <Disclosure label={t('otherLanguages', { count: others.length })} isOpen={isOpen}>
        <p className="max-w-2xl text-quiet">{t('otherLanguagesText')}</p>
        <ul className="mt-5 grid gap-6">
          {others.map((named) => (
            <li key={named.language}>
              <InLanguage named={named} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

function InLanguage({ named: { language, name } }: { named: Named }) {
  const t = useTranslations('staff.campaigns');
  const typed = useTyped();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...typed.text(`name.${language}`)} lang={language} label={t('nameIn', { language: name })} />
      <TextArea
        {...typed.text(`description.${language}`)}
        lang={language}
        label={t('descriptionIn', { language: name })}
        rows={2}
        isOptional
      />
    </div>
  );
}
