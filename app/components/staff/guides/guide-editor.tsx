import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { FormPage } from '#app/work/form/form-page.tsx';
import { isLanguage, type Language, languages } from '#core/locale.ts';
import { type Guide, keysOf } from '#modules/guide/guide.ts';
import type { GuideChoices, GuideEdit } from './guide-edit.ts';
import { GuidePreview } from './guide-preview.tsx';
import { GuideQuestions } from './guide-questions.tsx';
import { GuideResults } from './guide-results.tsx';
import { GuideText } from './guide-text.tsx';

type Props = {
  /** Undefined for a new guide. */
  slug: string | undefined;
  guide: Guide;
  version: number;
  choices: GuideChoices;
  problems: readonly string[];
  isReadOnly: boolean;
};

/** Questions, results and texts of a guide. It is sent as one JSON field, because its parts are added and removed here. */
export function GuideEditor({ slug, guide: saved, version, choices, problems, isReadOnly }: Props) {
  const t = useTranslations('guide-editor');
  const { href, language: own } = useShop();
  const names = new Intl.DisplayNames([own], { type: 'language' });
  const [guide, change] = useState(saved);
  const [language, setLanguage] = useState<Language>('en');
  const edit: GuideEdit = { guide, language, isReadOnly, change };
  const keys = keysOf(guide);
  const missingIn = (one: Language) => keys.filter((key) => !guide.texts[one]?.[key]).length;
  return (
    <div className="grid items-start gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_22rem]">
      <FormPage
        intent="save"
        errors={problems.map((text) => ({ text }))}
        submit={t('save')}
        cancel={{ href: href('staffGuides'), text: t('title') }}
        action="?"
        isReadOnly={isReadOnly}
      >
        <input type="hidden" name="guide" value={JSON.stringify(guide)} />
        <input type="hidden" name="version" value={version} />
        <DetailSection title={t('about')}>
          <div className="grid gap-3">
            {slug === undefined && (
              <TextField id="slug" name="slug" size="small" label={t('slug')} hint={t('slugHint')} maxLength={100} />
            )}
            <Select
              id="text-language"
              size="small"
              label={t('language')}
              options={languages.map((one) => {
                const missing = missingIn(one);
                const name = names.of(one) ?? one;
                return {
                  value: one,
                  label: missing === 0 ? name : t('missingTexts', { language: name, count: missing }),
                };
              })}
              value={language}
              onChange={(event) => {
                const { value } = event.currentTarget;
                if (isLanguage(value)) setLanguage(value);
              }}
            />
            <GuideText edit={edit} name="title" label={t('guideTitle')} />
            <GuideText edit={edit} name="intro" label={t('guideIntro')} isLong />
          </div>
        </DetailSection>
        <GuideQuestions edit={edit} />
        <GuideResults edit={edit} choices={choices} />
      </FormPage>
      <div className="min-[1200px]:sticky min-[1200px]:top-16">
        <GuidePreview edit={edit} />
      </div>
    </div>
  );
}
