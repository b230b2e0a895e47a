import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod';
import { fieldsOf } from '#app/components/buying/form-fields.ts';
import { useAnswer } from '#app/components/shell/use-answer.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { DialogFrame, useCloseDialog } from '#app/ui/dialog-frame.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { longestListName } from '#modules/favourites/favourites.ts';
import type { listsView } from '#modules/favourites/favourites-schema.ts';
import { createList } from './create-list.ts';
import { sendChanges } from './send-changes.ts';

export type ListDialogProps = {
  /** Name of the product. */
  name: string;
  partNo: string;
  sku: string;
  owner: string;
  onSaved: (list: string) => void;
};

type List = { readonly id: string; readonly name: string };

/** Choose an existing list or create one. */
export function ListDialog({ name, partNo, sku, owner, onSaved }: ListDialogProps) {
  const t = useTranslations('hearts.lists');
  const { language } = useShop();
  const close = useCloseDialog();
  const { answer } = useAnswer<z.output<typeof listsView>>('/api/customer/favourites/lists');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const lists = answer.status === 'success' ? answer.value.filter(({ isDefault }) => !isDefault) : [];
  const keepIn = async (list: List) => {
    const now = Date.now();
    const changes = [{ partNo, sku, at: now, addedAt: now, isRemoved: false }];
    const kept = await sendChanges(language, { owner, listId: list.id, changes });
    if (!kept || kept.leftOut.length > 0) return setProblem(t('failed'));
    onSaved(list.name);
    return close();
  };
  const run = async (find: () => Promise<List | string>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    const found = await find();
    if (typeof found === 'string') setProblem(found);
    else await keepIn(found);
    setBusy(false);
  };
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldsOf(event.currentTarget).get('name') ?? '';
    void run(async () => (await createList(typed)) ?? t('failed'));
  };
  return (
    <DialogFrame title={t('title', { name })}>
      {(problem !== undefined || answer.status === 'failed') && (
        <Notice tone="danger" isLive className="mb-5">
          {problem ?? t('failed')}
        </Notice>
      )}
      {answer.status === 'loading' && <Spinner />}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {lists.map(({ id, name: listName }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => void run(() => Promise.resolve({ id: id ?? '', name: listName }))}
              className="min-h-12 w-full cursor-pointer px-3 py-2 text-left font-medium wrap-anywhere hover:bg-sunken"
            >
              {listName}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={create} className="mt-6 flex flex-wrap items-end gap-3">
        <TextField
          name="name"
          label={t('name')}
          maxLength={longestListName}
          required
          autoComplete="off"
          className="min-w-48 flex-1"
        />
        <Button type="submit" kind="secondary" isLoading={isBusy}>
          {t('create')}
        </Button>
      </form>
    </DialogFrame>
  );
}
