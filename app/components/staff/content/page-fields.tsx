import type { Dispatch } from 'react';
import { useTranslations } from 'use-intl';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { EditorView } from './content-view.ts';
import type { EditedPage, EditorAction } from './editor-state.ts';
import { useContentNames } from './use-content-names.ts';

type Props = {
  page: Pick<EditedPage, 'title' | 'description' | 'template'>;
  templates: EditorView['templates'];
  problems: Readonly<Record<string, string>>;
  dispatch: Dispatch<EditorAction>;
};

/** Title, description and template of the page. */
export function PageFields({ page, templates, problems, dispatch }: Props) {
  const t = useTranslations('content-editor');
  const { templateName } = useContentNames();
  return (
    <DetailSection title={t('page.title')}>
      <div className="grid gap-4">
        <TextField
          size="small"
          takes="anything"
          label={t('page.name')}
          maxLength={200}
          error={problems.title}
          value={page.title}
          onChange={({ currentTarget }) => dispatch({ type: 'page', change: { title: currentTarget.value } })}
        />
        <TextArea
          takes="anything"
          rows={3}
          label={t('page.description')}
          maxLength={500}
          error={problems.description}
          value={page.description}
          onChange={({ currentTarget }) => dispatch({ type: 'page', change: { description: currentTarget.value } })}
        />
        <Select
          size="small"
          label={t('page.template')}
          value={page.template}
          options={templates.map((value) => ({ value, label: templateName(value) }))}
          onChange={({ currentTarget }) => dispatch({ type: 'page', change: { template: currentTarget.value } })}
        />
      </div>
    </DetailSection>
  );
}
