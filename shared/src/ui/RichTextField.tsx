import { type ComponentType, useEffect, useId, useState } from 'react'
import { isRichText } from '../rich-text/check'
import type { RichText } from '../rich-text/grammar'
import { richTextPlain } from '../rich-text/plain'
import { Button } from './Button'
import type { EditorProps } from './editor/RichTextEditor'
import type { Words } from './Field'
import type { SendImage } from './send-image'
import '../styles/rich-text.css'

type Props = Words & {
  /** What the form keeps: a rich text, or null for none. */
  value: unknown
  onChange: (value: RichText | null) => void
  placeholder?: string | undefined
  required?: boolean
  /** Where its pictures are sent; without it the text takes none. */
  send?: SendImage
}
type Editor = ComponentType<EditorProps>

/** A text with headings, lists, links and pictures. Its editor comes late, so until then the words alone are shown. */
export function RichTextField({
  label,
  hint,
  error,
  value,
  onChange,
  placeholder = '',
  required = false,
  send,
}: Props) {
  const id = useId()
  const { editor: Editor, failed, load } = useLateEditor()
  const text = isRichText(value) ? value : null
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="ui-field ui-rich">
      <span className="ui-field__label" id={`${id}-label`}>
        {label}
      </span>
      {Editor ? (
        <Editor
          {...{ id, label, value: text, onChange, placeholder, send }}
          describedBy={describedBy || undefined}
          isInvalid={Boolean(error)}
          isRequired={required}
        />
      ) : (
        <div className="ui-rich__waiting" aria-busy={!failed}>
          {text ? richTextPlain(text) : placeholder}
        </div>
      )}
      {failed && (
        <p className="ui-field__error" role="alert">
          Редактор не&nbsp;загрузился.{' '}
          <Button size="small" onClick={load}>
            Повторить
          </Button>
        </p>
      )}
      {hint && (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="ui-field__error" id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  )
}

function useLateEditor() {
  const [editor, setEditor] = useState<Editor | null>(null)
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    import('./editor/RichTextEditor').then(
      ({ default: loaded }) => setEditor(() => loaded),
      (problem) => {
        console.error(problem)
        setFailed(true)
      },
    )
  }
  // Once: `load` does the same at every render.
  useEffect(load, [])
  return { editor, failed, load }
}
