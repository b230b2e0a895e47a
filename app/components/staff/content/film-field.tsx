import { TextField } from '#app/ui/fields/text-field.tsx';
import { fileUrl } from '#modules/media/file-address.ts';
import type { NamedFieldProps } from './field-settings.ts';
import { LibrarySearch } from './library-search.tsx';

type Props = NamedFieldProps & { language: string; value: string; onChange: (file: string) => void };

/** The address of a film of the shop, or one from the library. */
export function FilmField({ language, value, onChange, ...texts }: Props) {
  return (
    <div className="grid gap-2">
      <TextField {...texts} size="small" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      <LibrarySearch kind="film" language={language} onChoose={({ path }) => onChange(fileUrl(path))} />
    </div>
  );
}
