import { useId } from 'react'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

type Props = {
  label: string
  /** Photos at most. */
  max: number
  error?: string | undefined
  autoFocus?: boolean
}

/** Photos of a form that is posted as it is, under the name `files`. */
export function FilesField({ label, max, error, ...input }: Props) {
  const id = useId()
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="file"
        name="files"
        accept={ACCEPTED}
        multiple
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
      />
      <p id={`${id}-hint`} className="ui-field__hint">
        До&nbsp;{max} фото, вместе не&nbsp;больше 15&nbsp;МБ
      </p>
      <p className="ui-field__error" id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  )
}
