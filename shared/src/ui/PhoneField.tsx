import type { ComponentProps } from 'react'
import { maskPhone, PHONE_PLACEHOLDER } from '../formats/phone'
import { Field } from './Field'
import { useEarly } from './use-early'
import { useMasked } from './use-masked'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  /** As shown: «+7 (900) 111-22-33». */
  value: string
  onChange: (shown: string) => void
}

/** A phone typed into its mask. */
export function PhoneField({ value, onChange, ...field }: Props) {
  const masked = useMasked(maskPhone, onChange)
  useEarly(masked.ref, value, (typed) => onChange(maskPhone(typed)))
  return (
    <Field
      {...field}
      {...masked}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={PHONE_PLACEHOLDER}
      value={value}
    />
  )
}
