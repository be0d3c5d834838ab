import { useLingui } from '@lingui/react/macro';
import { IconBlockquote, IconBold, IconH2, IconItalic, IconLink, IconList, IconListNumbers, IconUnderline } from '@tabler/icons-react';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { ReactNode } from 'react';
import classes from './rich-text.module.css';

type Props = { label: string; html: string; onChange: (html: string) => void };

/** Writes a letter: emphasis, lists, links. What it gives is sanitised by the server. */
export function RichText({ label, html, onChange }: Props) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        code: false,
        codeBlock: false,
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['mailto', 'tel'] },
      }),
    ],
    content: html,
    // The strict policy of the page takes no styles from scripts; they stand in the style sheet.
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: classes.text ?? '' } },
    onUpdate: ({ editor: written }) => onChange(written.isEmpty ? '' : written.getHTML()),
  });
  return (
    <div className={classes.editor}>
      {editor ? <Tools editor={editor} /> : null}
      <EditorContent editor={editor} />
    </div>
  );
}

function Tools({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      heading: now.isActive('heading', { level: 2 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      blockquote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  });
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  const chain = () => editor.chain().focus();
  const setLink = () => {
    if (active.link) return chain().unsetLink().run();
    const href = window.prompt(t`Address of the link`, 'https://');
    return href && /^(https?:\/\/|mailto:|tel:)/i.test(href) ? chain().setLink({ href }).run() : false;
  };
  const tools: [string, boolean, ReactNode, () => unknown][] = [
    [t`Bold`, active.bold, <IconBold key="b" {...icon} />, () => chain().toggleBold().run()],
    [t`Italic`, active.italic, <IconItalic key="i" {...icon} />, () => chain().toggleItalic().run()],
    [t`Underline`, active.underline, <IconUnderline key="u" {...icon} />, () => chain().toggleUnderline().run()],
    [t`Heading`, active.heading, <IconH2 key="h" {...icon} />, () => chain().toggleHeading({ level: 2 }).run()],
    [t`List`, active.bulletList, <IconList key="l" {...icon} />, () => chain().toggleBulletList().run()],
    [t`Numbered list`, active.orderedList, <IconListNumbers key="n" {...icon} />, () => chain().toggleOrderedList().run()],
    [t`Quotation`, active.blockquote, <IconBlockquote key="q" {...icon} />, () => chain().toggleBlockquote().run()],
    [t`Link`, active.link, <IconLink key="k" {...icon} />, setLink],
  ];
  return (
    <div role="toolbar" aria-label={t`Format`} className={classes.tools}>
      {tools.map(([name, isOn, picture, act]) => (
        <button key={name} type="button" aria-label={name} title={name} aria-pressed={isOn} className={classes.tool} onClick={act}>
          {picture}
        </button>
      ))}
    </div>
  );
}
