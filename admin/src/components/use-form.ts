import { type FormErrors, isValid } from '@ostrov/shared/forms/fields'
import { Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { type FormEvent, useState } from 'react'

type Options<Values extends object> = {
  initial: Values
  /** The shared rules of this form; the server checks the same ones. */
  validate: (values: Values) => FormErrors
  /** Sends the form. What it throws as a `Problem` with `errors` lands under the fields. */
  submit: (values: Values) => Promise<void>
}

/**
 * A form's habits in one place: complaints appear on sending and leave as the field is put right, the first bad field
 * takes the focus, a double press sends once, and `dirty` says whether leaving would lose something.
 */
export function useForm<Values extends object>({ initial, validate, submit }: Options<Values>) {
  const [saved, setSaved] = useState(initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FormErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const set = <Key extends keyof Values & string>(field: Key, value: Values[Key]) => {
    setValues((now) => ({ ...now, [field]: value }))
    setErrors(({ [field]: _mended, ...others }) => others)
    setFailure(null)
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const complaints = validate(values)
    setErrors(complaints)
    setFailure(null)
    if (!isValid(complaints)) return focusFirstInvalid(form)
    setBusy(true)
    try {
      await submit(values)
      setSaved(values)
    } catch (error) {
      const underFields = error instanceof Problem ? error.errors : {}
      setErrors(underFields)
      if (isValid(underFields)) setFailure(sentenceOf(error))
      else focusFirstInvalid(form)
    } finally {
      setBusy(false)
    }
  }

  const dirty = JSON.stringify(values) !== JSON.stringify(saved)
  return { values, errors, failure, busy, dirty, set, send }
}

/** The complaints are painted first, so the field is looked for a moment later. */
function focusFirstInvalid(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
