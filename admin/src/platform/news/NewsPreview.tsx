import type { Values } from '@ostrov/shared/forms/form'
import { idsOf, picturesIn } from '@ostrov/shared/images/pictures'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import { isRichText } from '@ostrov/shared/rich-text/check'
import { Picture } from '@ostrov/shared/ui/Picture'
import { RichTextLook } from '@ostrov/shared/ui/RichTextLook'
import './news-preview.css'

/** An article as it will be read, of what stands in its form, saved or not. */
export function NewsPreview({ values }: { values: Values }) {
  const { title, lead, body, rubric, image_alt, image_caption, author } = values
  const words = (value: unknown, otherwise = '') => (typeof value === 'string' && value !== '' ? value : otherwise)
  const [image] = idsOf(picturesIn(values, 'image_id'))
  return (
    <article className="news-preview columns gap-4">
      <p className="ui-muted">{Object.entries(RUBRICS).find(([key]) => key === rubric)?.[1] ?? 'Рубрика не выбрана'}</p>
      <h3 className="news-preview__title">{words(title, 'Без заголовка')}</h3>
      <p className="news-preview__lead">{words(lead)}</p>
      {image && (
        <figure>
          <Picture image={{ id: image }} alt={words(image_alt)} ratio={16 / 9} sizes="720px" />
          {words(image_caption) && <figcaption className="ui-muted ui-small">{words(image_caption)}</figcaption>}
        </figure>
      )}
      <RichTextLook text={isRichText(body) ? body : null} />
      <p className="ui-muted">{words(author, 'Редакция')}</p>
    </article>
  )
}
