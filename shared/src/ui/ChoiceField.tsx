import { type ReactNode, useId } from 'react'

type Option = {
  value: string
  label: ReactNode
  /** A second, quieter line. */
  more?: string | undefined
  /** Before the words, and behind them. */
  icon?: ReactNode
  note?: ReactNode
}

type Props = {
  legend: ReactNode
  /** The heading is only spoken. */
  quiet?: boolean
  name: string
  options: readonly Option[]
  /** The values chosen; with `many` there may be several. */
  value: readonly string[]
  many?: boolean
  /** Without it the browser keeps what is chosen. */
  onChange?: (value: string[]) => void
  hint?: string | undefined
  error?: string | null | undefined
  /** Of the rows' own box. */
  className?: string
}

/** One of a few, or several of them, as rows to press. */
export function ChoiceField({ legend, quiet, name, options, value, many = false, onChange, ...said }: Props) {
  const { hint, error, className } = said
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  // A form that came back begins at what is wrong; one that scripts fill moves the focus itself.
  const begins = error && !onChange ? (options.find((one) => value.includes(one.value)) ?? options[0]) : undefined
  const choose = (one: string) => {
    const others = value.filter((other) => other !== one)
    if (many) onChange?.(others.length < value.length ? others : [...value, one])
    else onChange?.([one])
  }
  return (
    <fieldset
      className="ui-choices"
      role={many ? undefined : 'radiogroup'}
      aria-describedby={describedBy || undefined}
      aria-invalid={error && !many ? true : undefined}
    >
      <legend className={quiet ? 'ui-hidden' : undefined}>{legend}</legend>
      <div className={className}>
        {options.map(({ value: one, label, more, icon, note }) => {
          const checked = value.includes(one)
          return (
            <label key={one} className="ui-choice row gap-3">
              {icon}
              <span className="ui-choice__words">
                {label}
                {more && <span className="ui-choice__more">{more}</span>}
              </span>
              {note}
              <input
                type={many ? 'checkbox' : 'radio'}
                className={many ? 'ui-check' : 'ui-radio'}
                name={name}
                value={one}
                data-error={error ? '' : undefined}
                {...(begins?.value === one && { autoFocus: true })}
                {...(onChange
                  ? { checked, onChange: () => choose(one) }
                  : { defaultChecked: checked, required: !many })}
              />
            </label>
          )
        })}
      </div>
      {hint && (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="ui-field__error" id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </fieldset>
  )
}
