import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Section } from '#app/components/account/section.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { OwnTexts } from '#modules/vas/own-texts.server.ts';
import { ownFieldIds } from './own-field-ids.ts';

type Props = {
  own: OwnTexts;
  typed: { readonly occupation: string; readonly customizedText: string } | undefined;
  problem: string | undefined;
  isSaved: boolean;
};

/** The visitor's own data for texts on garments. */
export function OwnTextsForm({ own, typed, problem, isSaved }: Props) {
  const t = useTranslations('vas');
  const { state, formMethod } = useNavigation();
  const { employeeNo, occupation, customizedText, mayChangeOccupation } = own;
  return (
    <div className="mt-10 border-t border-line">
      <Section id="own-data" title={t('mine.title')} text={t('mine.text')}>
        {problem !== undefined && (
          <Notice tone="danger" isLive className="mb-5">
            {problem}
          </Notice>
        )}
        {isSaved && problem === undefined && (
          <Notice tone="success" className="mb-5">
            {t('mine.saved')}
          </Notice>
        )}
        {/* Links from the cart lead to single fields: each stays below the sticky header, with its label. */}
        <Form method="post" action="?#own-data" className="grid gap-5 [&_[id]]:scroll-mt-32 md:[&_[id]]:scroll-mt-44">
          {mayChangeOccupation ? (
            <TextField
              id={ownFieldIds.occupation}
              name="occupation"
              label={t('parameters.occupation')}
              defaultValue={typed?.occupation ?? occupation}
              maxLength={50}
              autoComplete="organization-title"
            />
          ) : (
            <p id={ownFieldIds.occupation} className="text-sm text-quiet">
              <input type="hidden" name="occupation" value={occupation ?? ''} />
              {occupation === undefined ? t('mine.noOccupation') : t('mine.occupation', { occupation })}
            </p>
          )}
          <TextArea
            id={ownFieldIds.vascustomizedtext}
            name="customizedText"
            label={t('parameters.vascustomizedtext')}
            defaultValue={typed?.customizedText ?? customizedText}
            maxLength={200}
            rows={3}
          />
          <p id={ownFieldIds.employeeno} className="text-sm text-quiet">
            {employeeNo === undefined ? t('mine.noEmployeeNo') : t('mine.employeeNo', { number: employeeNo })}
          </p>
          <Button type="submit" isLoading={state !== 'idle' && formMethod === 'POST'} className="justify-self-start">
            {t('save')}
          </Button>
        </Form>
      </Section>
    </div>
  );
}
