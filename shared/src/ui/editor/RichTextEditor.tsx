import { useRef, useState } from 'react'
import { countOf } from '../../formats/plural'
import type { RichImage, RichText } from '../../rich-text/grammar'
import { Dialog } from '../Dialog'
import type { SendImage } from '../send-image'
import { showToast } from '../toasts'
import { ImageForm } from './ImageForm'
import { LinkForm } from './LinkForm'
import { linkPlace, withLink } from './links-in-text'
import { Toolbar } from './Toolbar'
import { chosenImage, withImage } from './tools'
import { useEditor } from './use-editor'
import '../../styles/rich-text-editor.css'

export type EditorProps = {
  id: string
  label: string
  value: RichText | null
  onChange: (value: RichText | null) => void
  placeholder: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  send: SendImage | undefined
}

/** The editor itself, some sixty kilobytes that come when a text is to be written. */
export default function RichTextEditor(props: EditorProps) {
  const { id, label, value, onChange, placeholder, send } = props
  const [asked, setAsked] = useState<'link' | 'image' | null>(null)
  const [pasted, setPasted] = useState<readonly File[]>([])
  const bar = useRef<HTMLDivElement>(null)
  const { place, view, state } = useEditor({
    ...{ value, onChange, placeholder, attributes: attributesOf(props) },
    onLink: () => setAsked('link'),
    onImage: () => send && setAsked('image'),
    onPictures: send
      ? (files) => {
          setPasted(files)
          setAsked('image')
        }
      : null,
    onLost: (count) => showToast(lostWords(count, send !== undefined)),
    onToolbar: () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  })
  const close = () => {
    setAsked(null)
    setPasted([])
    // A dialog gives the focus back to what opened it, which may be a button; one goes on writing.
    setTimeout(() => view.current?.focus())
  }
  const link = (href: string, text: string) => {
    view.current?.dispatch(withLink(view.current.state, linkPlace(view.current.state), href, text))
    close()
  }
  const putImage = (attrs: RichImage['attrs'] | null) => {
    if (view.current) view.current.dispatch(withImage(view.current.state, attrs))
    // Of several each is described in its turn.
    if (attrs && pasted.length > 1) setPasted(pasted.slice(1))
    else close()
  }
  return (
    <>
      <div className="ui-rich__box" data-invalid={props.isInvalid || undefined}>
        <Toolbar
          {...{ bar, view, state }}
          label={`Оформление: ${label}`}
          controls={id}
          onLink={() => setAsked('link')}
          onImage={send && (() => setAsked('image'))}
        />
        <div ref={place} className="ui-rich__place" />
      </div>
      <Dialog open={asked === 'link'} onClose={close} title="Ссылка" kind="RichLink">
        <LinkForm place={linkPlace(state)} onDone={link} />
      </Dialog>
      {send && (
        <Dialog open={asked === 'image'} onClose={close} title="Картинка" kind="RichImage">
          <ImageForm
            key={`pasted-${pasted.length}`}
            image={pasted.length > 0 ? null : chosenImage(state)}
            file={pasted[0]}
            send={send}
            onDone={putImage}
            onRemove={() => putImage(null)}
          />
        </Dialog>
      )}
    </>
  )
}

const lostWords = (count: number, isTaken: boolean) =>
  `${countOf(count, 'картинка не\u00A0вставилась', 'картинки не\u00A0вставились', 'картинок не\u00A0вставилось')}: ${
    isTaken ? 'сохраните\u00A0их себе и\u00A0добавьте кнопкой «Картинка»' : 'здесь бывают только слова'
  }`

function attributesOf({ id, describedBy, isInvalid, isRequired }: EditorProps): Record<string, string> {
  return {
    ...{
      id,
      role: 'textbox',
      class: 'ui-rich__text rich-text',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
    },
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
  }
}
