import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { idsOf, type Picture } from '@ostrov/shared/images/pictures'
import { IMAGES_MAX } from '@ostrov/shared/images/rules'
import { CheckField } from '@ostrov/shared/ui/Field'
import { type Form, wordsOf } from '@ostrov/shared/ui/use-form'
import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { DROPPED, FILES } from '../../sent'
import '@ostrov/shared/styles/images.css'
import './photos-field.css'

/** What the field of scripts is told: `photos-in-forms.ts` puts it in this one's place. */
export type PhotosGiven = {
  name: string
  label: string
  max: number
  pictures: readonly Picture[]
  error: string | undefined
  /** The first photo stands for all. */
  cover: boolean
  /** Under what this tab keeps the photos of a guest until they have signed in; null where none are kept. */
  shelf: string | null
  isGuest: boolean
}

type Props = {
  form: Form
  name: string
  pictures: readonly Picture[]
  max: number | undefined
  /** No script answers the page. */
  plain?: boolean
} & Partial<Pick<PhotosGiven, 'cover' | 'shelf' | 'isGuest'>>

/** Photos of a form that is posted: those that are stored, each with what takes it away, and a place for more. */
export function PhotosField({ form, name, pictures, max = IMAGES_MAX, plain = false, ...more }: Props) {
  const { cover = false, shelf = null, isGuest = false } = more
  const { label, error, autoFocus } = wordsOf(form, name)
  const id = useId()
  const given: PhotosGiven = { name, label, max, pictures, error, cover, shelf, isGuest }
  return (
    <div
      className={isGuest ? 'photos-field photos-field--scripted' : 'photos-field'}
      data-photos={plain ? undefined : JSON.stringify(given)}
    >
      <Stored name={name} pictures={pictures} />
      <div className="ui-field">
        <label className="ui-field__label" htmlFor={id}>
          {pictures.length > 0 ? 'Добавить фото' : label}
        </label>
        <input
          id={id}
          className="photos-field__native"
          type="file"
          name={FILES}
          accept="image/*"
          multiple
          {...(autoFocus && { autoFocus })}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
        />
        <label className="ui-button ui-button--small photos-field__way" htmlFor={id}>
          <ImagePlus size={20} aria-hidden="true" />
          Добавить фото
        </label>
        <p id={`${id}-hint`} className="ui-field__hint photos-field__native">
          До&nbsp;{max} фото, вместе не&nbsp;больше 15&nbsp;МБ
        </p>
        <p className="ui-field__error" id={`${id}-error`} role="alert" hidden={!error}>
          {error}
        </p>
      </div>
    </div>
  )
}

function Stored({ name, pictures }: Pick<Props, 'name' | 'pictures'>) {
  if (pictures.length === 0) return null
  return (
    <ul className="photos-field__stored columns gap-3" aria-label="Загруженные фото">
      {idsOf(pictures).map((id, at) => (
        <li key={id}>
          <img src={pictureUrl(id, 160, 'jpeg')} alt={`Фото ${at + 1}`} width="120" height="90" />
          <input type="hidden" name={name} value={id} />
          <CheckField label="Убрать" name={DROPPED} value={id} aria-label={`Убрать фото ${at + 1}`} />
        </li>
      ))}
    </ul>
  )
}
