import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { idsOf, type Picture } from '@ostrov/shared/images/pictures'
import { IMAGES_MAX } from '@ostrov/shared/images/rules'
import { CheckField } from '@ostrov/shared/ui/Field'
import { type Form, wordsOf } from '@ostrov/shared/ui/use-form'
import { DROPPED } from '../sent'
import { FilesField } from './FilesField'

type Props = { form: Form; name: string; pictures: readonly Picture[]; max: number | undefined }

/** Photos that are stored, each with what takes it away, and a place for more. */
export function PhotosField({ form, name, pictures, max = IMAGES_MAX }: Props) {
  const { label, error, autoFocus } = wordsOf(form, name)
  return (
    <div className="ad-form__photos">
      {pictures.length > 0 && (
        <ul className="ad-form__pictures" aria-label="Загруженные фото">
          {idsOf(pictures).map((id, at) => (
            <li key={id}>
              <img src={pictureUrl(id, 160, 'jpeg')} alt={`Фото ${at + 1}`} width="120" height="90" />
              <input type="hidden" name={name} value={id} />
              <CheckField label="Убрать" name={DROPPED} value={id} aria-label={`Убрать фото ${at + 1}`} />
            </li>
          ))}
        </ul>
      )}
      <FilesField
        label={pictures.length > 0 ? 'Добавить фото' : label}
        max={max}
        error={error}
        {...(autoFocus && { autoFocus })}
      />
    </div>
  )
}
