import { useEffect, useRef } from 'react'
import type { FormTable } from '../../forms/form'
import { shownPictureUrl } from '../../images/picture-url'
import { idsOf, type Picture, picturesCheck, storedPicture } from '../../images/pictures'
import { RICH_TEXT_MOST, type RichImage } from '../../rich-text/grammar'
import { Button } from '../Button'
import { FormField } from '../FormField'
import { ImagesField } from '../ImagesField'
import type { SendImage } from '../send-image'
import { useForm, wordsOf } from '../use-form'
import { InnerForm } from './InnerForm'

const TABLE = {
  photo: { label: 'Фото', kind: 'images', max: 1, required: 'Добавьте фото', checks: [picturesCheck('photo', 1)] },
  alt: {
    label: 'Что на\u00A0картинке',
    kind: 'text',
    max: RICH_TEXT_MOST.alt,
    required: 'Опишите картинку для тех, кто её не\u00A0видит',
    hint: 'Прочитают тем, кто её не\u00A0видит',
  },
  caption: { label: 'Подпись', kind: 'text', max: RICH_TEXT_MOST.caption, hint: 'Видна под картинкой' },
} satisfies FormTable

type Props = {
  image: RichImage['attrs'] | null
  /** What was pasted, as if it had been chosen. */
  file?: File | undefined
  send: SendImage
  onDone: (attrs: RichImage['attrs']) => void
  onRemove: () => void
}

/** A picture with what is said of it. */
export function ImageForm({ image, file, send: sendImage, onDone, onRemove }: Props) {
  const photo: Picture[] = image ? [storedPicture({ id: image.id, url: shownPictureUrl(image.id) })] : []
  const form = useForm({
    table: TABLE,
    initial: { photo, alt: image?.alt ?? '', caption: image?.caption ?? '' },
    submit: async ({ photo, alt, caption }) => {
      const [id] = idsOf(photo)
      if (id) onDone({ id, alt: alt.trim(), caption: caption.trim() })
    },
  })
  const { values, change } = form
  const chooser = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = chooser.current?.querySelector('input')
    if (!file || !input) return
    const chosen = new DataTransfer()
    chosen.items.add(file)
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }, [file])
  return (
    <InnerForm send={form.send}>
      {(send) => (
        <>
          <div ref={chooser}>
            <ImagesField
              {...wordsOf(form, 'photo')}
              value={values.photo}
              max={1}
              send={sendImage}
              onChange={(photo) => change({ photo })}
            />
          </div>
          <FormField form={form} name="alt" />
          <FormField form={form} name="caption" />
          <div className="ui-sheet__actions">
            {image && (
              <Button variant="danger" onClick={onRemove}>
                Убрать картинку
              </Button>
            )}
            <Button variant="primary" onClick={send}>
              {image ? 'Сохранить картинку' : 'Вставить картинку'}
            </Button>
          </div>
        </>
      )}
    </InnerForm>
  )
}
