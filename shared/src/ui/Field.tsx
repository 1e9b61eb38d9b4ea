import { type ComponentProps, type ReactNode, useId } from 'react'

export type Words = {
  label: string
  hint?: string | undefined
  /** One sentence saying how to put it right; the field is then marked invalid and the sentence announced. */
  error?: string | null | undefined
}

type Bound = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label, hint and error around any control: give the control what the function receives. */
export function FieldFrame({ label, hint, error, children }: Words & { children: (bound: Bound) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
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

/** A line of text. Takes everything an `<input>` takes, `ref` included. */
export function Field({ label, hint, error, ...input }: Words & ComponentProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(bound) => <input {...input} {...bound} className="ui-input" />}
    </FieldFrame>
  )
}

/** Several lines of text; grows with what is typed. */
export function TextField({ label, hint, error, ...area }: Words & ComponentProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(bound) => <textarea rows={3} {...area} {...bound} className="ui-input" />}
    </FieldFrame>
  )
}

/** One of a few; its `<option>`s are the children. */
export function SelectField({ label, hint, error, children, ...select }: Words & ComponentProps<'select'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(bound) => (
        <select {...select} {...bound} className="ui-input">
          {children}
        </select>
      )}
    </FieldFrame>
  )
}

// HTML lets a checkbox be a switch, and says by itself whether it is on.
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** A choice that is on or off, with its words beside it. */
export function SwitchField({
  label,
  hint,
  error: _,
  ...input
}: Words & ComponentProps<'input'> & { checked: boolean }) {
  const id = useId()
  return (
    <div className="switch-field bar gap-4">
      <div>
        <label className="ui-field__label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="ui-field__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <input {...SWITCH} {...input} id={id} aria-describedby={hint ? `${id}-hint` : undefined} className="ui-switch" />
    </div>
  )
}

/** The same choice where no script runs, or among others: a row with its box at the end. */
export function CheckField({ label, hint, error: _, ...input }: Words & ComponentProps<'input'>) {
  return (
    <label className="ui-choice row gap-3">
      <span>
        {label}
        {hint && <span className="ui-choice__more">{hint}</span>}
      </span>
      <input type="checkbox" {...input} className="ui-check" />
    </label>
  )
}

/** A refusal that belongs to no field. */
export function FormFailure({ text }: { text: string | null }) {
  return (
    <p className="form-failure" role="alert" hidden={text === null}>
      {text}
    </p>
  )
}
