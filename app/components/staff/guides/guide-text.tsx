import { useTranslations } from 'use-intl';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { writeText } from '#modules/guide/guide-draft.ts';
import type { GuideEdit } from './guide-edit.ts';

type Props = { edit: GuideEdit; name: string; label: string; isLong?: boolean; className?: string };

/** A text of the guide in the chosen language. The English one is shown below, and counts where a language has none. */
export function GuideText({ edit: { guide, language, isReadOnly, change }, name, label, isLong, className }: Props) {
  const t = useTranslations('guide-editor');
  const english = guide.texts.en[name];
  const props = {
    id: `text-${name}`,
    label,
    lang: language,
    value: guide.texts[language]?.[name] ?? '',
    hint: language === 'en' || !english ? undefined : t('english', { text: english }),
    maxLength: 1000,
    readOnly: isReadOnly,
    ...(className !== undefined && { className }),
  };
  const write = (text: string) => change(writeText(guide, language, name, text));
  return isLong ? (
    <TextArea {...props} rows={3} onChange={(event) => write(event.currentTarget.value)} />
  ) : (
    <TextField {...props} size="small" onChange={(event) => write(event.currentTarget.value)} />
  );
}
