import { type ComponentProps, useEffect } from 'react'
import { maskPhone, PHONE_MASK } from '../formats/phone'
import { Field } from './Field'
import { useMasked } from './use-masked'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  /** As shown: «+7 (900) 111-22-33». */
  value: string
  onChange: (shown: string) => void
}

/** A phone typed into its mask. */
export function PhoneField({ value, onChange, ...field }: Props) {
  const masked = useMasked(maskPhone, onChange)
  // What was typed before this field came alive must not be lost on a slow network.
  useEffect(() => {
    const early = masked.ref.current?.value ?? ''
    if (early !== '' && early !== value) onChange(maskPhone(early))
  }, [])
  return (
    <Field
      {...field}
      {...masked}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={PHONE_MASK.replaceAll('9', '_')}
      value={value}
    />
  )
}
