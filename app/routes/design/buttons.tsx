import { Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ButtonKind } from '#app/ui/button-style.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { Specimen } from './specimen.tsx';

const kinds: [ButtonKind, 'save' | 'cancel' | 'edit' | 'delete'][] = [
  ['primary', 'save'],
  ['secondary', 'cancel'],
  ['quiet', 'edit'],
  ['danger', 'delete'],
];
const states = ['default', 'disabled', 'loading'] as const;

export function Buttons() {
  const t = useTranslations('design');
  return (
    <>
      {states.map((state) => (
        <Specimen key={state} file={`button.tsx · ${t(`state.${state}`)}`} className="flex flex-wrap gap-4">
          {kinds.map(([kind, action]) => (
            <Button key={kind} kind={kind} disabled={state === 'disabled'} isLoading={state === 'loading'}>
              {t(`action.${action}`)}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen file="button.tsx · small, medium, large" className="flex flex-wrap items-center gap-4">
        <Button size="small">{t('action.save')}</Button>
        <Button>{t('action.save')}</Button>
        <Button size="large">{t('action.save')}</Button>
        <Button kind="secondary" icon={<Pencil aria-hidden="true" className="size-4.5" />}>
          {t('action.edit')}
        </Button>
        <ButtonLink kind="secondary" to="#form">
          {t('group.form')}
        </ButtonLink>
      </Specimen>
      <Specimen file="icon-button.tsx" className="flex flex-wrap items-center gap-4">
        <IconButton label={t('action.edit')}>
          <Pencil aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t('action.edit')} kind="secondary">
          <Pencil aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t('action.delete')} kind="danger" size="small">
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton label={t('action.delete')} kind="danger" disabled>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </Specimen>
      <Specimen file="text-link.tsx" className="grid max-w-xl gap-4">
        <p>
          {t('notice.text')} <TextLink to="#fields">{t('group.fields')}</TextLink>
        </p>
        <div className="flex flex-wrap items-center gap-8">
          <TextLink look="onward" to="#pictures">
            {t('crumb.jackets')}
          </TextLink>
          <TextLink look="quiet" to="#data">
            {t('group.data')}
          </TextLink>
          <TextLink isExternal to="#navigation">
            {t('group.navigation')}
          </TextLink>
        </div>
      </Specimen>
    </>
  );
}
