import type { ComponentProps } from 'react'
import { groupDigits, typedNumber } from '../formats/number-text'
import { numberIn, spelledNumber } from '../forms/number'
import { FieldFrame, type Words } from './Field'
import { useMasked } from './use-masked'

type Props = Words &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'maxLength'> & {
    /** Digits where it is a whole number, else as it was typed; '' is nothing. */
    value: string
    /** Without it the field keeps its own text. */
    onChange?: ((typed: string) => void) | undefined
    kind?: 'number' | 'money'
    /** Of what is counted: «мин». */
    unit?: string | undefined
    /** How many digits behind the comma it may have. */
    decimals?: number | undefined
  }

/**
 * A number with its unit beside it, or a sum of money in groups of three: the same in every browser's language. What is no
 * such number stays as it was typed, for a form to say why.
 */
export function NumberField({ label, hint, error, value, onChange, kind = 'number', unit, decimals, ...input }: Props) {
  const shownOf = (typed: string) => (kind === 'money' ? groupDigits(typedNumber(typed)) : typedNumber(typed))
  const masked = useMasked(shownOf, (shown) => onChange?.(typedNumber(shown)))
  const sign = kind === 'money' ? '₽' : unit
  const spell = () => {
    const number = numberIn({ kind, ...(unit && { unit }), ...(decimals && { decimals }) }, value)
    if (number !== null && number >= 0 && spelledNumber(number) !== value) onChange?.(spelledNumber(number))
  }
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(bound) => (
        <span className="ui-unit">
          <input
            {...input}
            {...bound}
            className="ui-input"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...(onChange ? { ...masked, value: shownOf(value) } : { defaultValue: value })}
            onBlur={(event) => {
              spell()
              input.onBlur?.(event)
            }}
          />
          {sign && <span className="ui-unit__sign">{sign}</span>}
        </span>
      )}
    </FieldFrame>
  )
}
