import type { Dispatch } from 'react';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { EditorView } from './content-view.ts';
import type { EditedBlock, EditorAction } from './editor-state.ts';
import type { FieldSettings } from './field-settings.ts';
import { ShapeFields } from './shape-fields.tsx';
import { useContentNames } from './use-content-names.ts';
import { VisibilityFields } from './visibility-fields.tsx';

type Props = {
  block: EditedBlock;
  /** Where it is in the stored page: `blocks.0.children.1`. */
  path: string;
  view: EditorView;
  settings: FieldSettings;
  dispatch: Dispatch<EditorAction>;
};

/** The fields of the selected block, and who sees it. */
export function SelectedBlock({ block, path, view, settings, dispatch }: Props) {
  const { blockName } = useContentNames();
  const { id, name, attributes, visibility } = block;
  return (
    <DetailSection title={blockName(name)}>
      <div className="grid gap-4">
        <ShapeFields
          fields={view.shapes[name] ?? []}
          path={`${path}.attributes`}
          value={attributes}
          onChange={(changed) =>
            dispatch({ type: 'change', id, change: (before) => ({ ...before, attributes: changed }) })
          }
          settings={settings}
        />
        <VisibilityFields
          rule={visibility}
          markets={view.markets}
          onChange={(rule) =>
            dispatch({
              type: 'change',
              id,
              change: ({ visibility: _before, ...rest }) => ({ ...rest, ...(rule && { visibility: rule }) }),
            })
          }
        />
      </div>
    </DetailSection>
  );
}
