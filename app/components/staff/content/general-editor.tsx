import { useState } from 'react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ContentSide } from './content-side.tsx';
import type { EditorView } from './content-view.ts';
import { EditorBar } from './editor-bar.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { useAutosave } from './use-autosave.ts';
import { useContentNames } from './use-content-names.ts';

/** General content: navigation, footer, top message, policies, checkout texts and more, as forms made of their schema. */
export function GeneralEditor({ view }: { view: EditorView }) {
  const { fieldName } = useContentNames();
  const [data, setData] = useState(view.data);
  const saving = useAutosave(data, view.version);
  const problems = saving.problems ?? view.problems;
  const [pictures, setPictures] = useState(view.pictures);
  const settings = {
    problems: dotted(problems),
    scenes: view.scenes,
    media: view.media,
    language: view.language,
    sizeGroups: view.sizeGroups,
    links: view.links,
    pictures,
    onFound: (path: string, version: string) => setPictures((held) => ({ ...held, [path]: version })),
  };
  return (
    <div className="flex flex-col gap-4">
      <EditorBar view={view} saving={saving} />
      <div className="grid gap-2">
        {view.generalShape.map((field) => (
          <div key={field.name} className="border border-line bg-paper px-4">
            <Disclosure label={fieldName(field.name)}>
              <ShapeFields fields={[field]} path="" value={data} onChange={setData} settings={settings} />
            </Disclosure>
          </div>
        ))}
      </div>
      <ContentSide view={view} version={saving.version} isSaved={saving.state === 'saved'} />
    </div>
  );
}

/** Paths of the top level begin with a dot here, because the form has no parent. */
const dotted = (problems: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(problems).map(([path, text]) => [`.${path}`, text]));
