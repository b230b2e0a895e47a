import { Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { EditorContent, useEditor } from '@tiptap/react';
import { Bold as BoldIcon, Link2, Unlink } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { ContentLink, RichText } from '#modules/content/content-parts.ts';
import type { LinkChoice } from './content-view.ts';
import { LinkField } from './link-field.tsx';
import { linkOfText, linkText } from './link-text.ts';
import { type RichDocument, toDocument, toRichText } from './rich-text.ts';

/** Our link: data of the document, never an HTML attribute. */
const ContentLinkMark = Mark.create({
  name: 'contentLink',
  inclusive: false,
  addAttributes: () => ({ link: { default: null, rendered: false } }),
  renderHTML: () => ['span', { class: 'underline decoration-1 underline-offset-4' }, 0],
});

type Props = { label: string; links: readonly LinkChoice[]; value: RichText; onChange: (text: RichText) => void };

/** One paragraph with emphasis and links. What is stored is our own rich text. */
export default function RichTextField({ label, links, value, onChange }: Props) {
  const t = useTranslations('content-editor');
  const id = useId();
  const [link, setLink] = useState<string>();
  const editor = useEditor({
    extensions: [Document.extend({ content: 'paragraph' }), Paragraph, Text, Bold, ContentLinkMark],
    content: toDocument(value),
    // Our style sheet has these rules; a style element would be one more thing for the policy to allow.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        'aria-labelledby': id,
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'min-h-24 whitespace-pre-wrap break-words border border-edge bg-paper px-3 py-2 outline-offset-2',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(toRichText(changed.getJSON() as RichDocument)),
  });
  const apply = (text: string) => {
    const chain = editor?.chain().focus().extendMarkRange('contentLink');
    if (text.trim() === '') chain?.unsetMark('contentLink').run();
    else chain?.setMark('contentLink', { link: linkOfText(text) }).run();
    setLink(undefined);
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-end justify-between gap-2">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <span className="flex">
          <IconButton
            size="small"
            label={t('rich.bold')}
            onClick={() => editor?.chain().focus().toggleMark('bold').run()}
          >
            <BoldIcon aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton
            size="small"
            label={t('rich.link')}
            onClick={() => {
              const held = editor?.getAttributes('contentLink').link as ContentLink | undefined;
              setLink(held ? linkText(held) : '');
            }}
          >
            <Link2 aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton size="small" label={t('rich.unlink')} onClick={() => apply('')}>
            <Unlink aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      </div>
      <EditorContent editor={editor} />
      {link !== undefined && (
        <LinkField
          label={t('link.label')}
          choices={links}
          defaultValue={link}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply(event.currentTarget.value);
          }}
          onBlur={(event) => apply(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
