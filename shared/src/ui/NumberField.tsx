import type { ComponentProps } from 'react'
import { digitsOf, groupDigits } from '../formats/number-text'
import { FieldFrame, type Words } from './Field'
import { useMasked } from './use-masked'

type Props = Words &
  Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
    /** Digits only; '' is nothing. */
    value: string
    /** Without it the field keeps its own text. */
    onChange?: ((digits: string) => void) | undefined
    kind?: 'number' | 'money'
    /** Of what is counted: «мин». */
    unit?: string | undefined
  }

/** A whole number with its unit beside it, or a sum of money in groups of three: the same in every browser's language. */
export function NumberField({ label, hint, error, value, onChange, kind = 'number', unit, ...input }: Props) {
  const mask = (typed: string) => (kind === 'money' ? groupDigits(digitsOf(typed)) : digitsOf(typed))
  const masked = useMasked(mask, (shown) => onChange?.(digitsOf(shown)))
  const sign = kind === 'money' ? '₽' : unit
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(bound) => (
        <span className="ui-unit">
          <input
            {...input}
            {...bound}
            className="ui-input"
            inputMode="numeric"
            autoComplete="off"
            {...(onChange ? { ...masked, value: mask(value) } : { defaultValue: value })}
          />
          {sign && <span className="ui-unit__sign">{sign}</span>}
        </span>
      )}
    </FieldFrame>
  )
}
