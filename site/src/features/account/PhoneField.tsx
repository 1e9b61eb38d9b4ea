import { maskPhone, PHONE_MASK } from '@ostrov/shared/formats/phone'
import { Field } from '@ostrov/shared/ui/Field'
import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'label'> & {
  label?: string
  /** As shown: «+7 (900) 111-22-33». */
  value: string
  onChange: (shown: string) => void
}

/** A phone typed into its mask; the caret stays by its digit when one corrects the middle. */
export function PhoneField({ label = 'Номер телефона', value, onChange, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  // What was typed before this field came alive must not be lost on a slow network.
  useEffect(() => {
    const early = input.current?.value ?? ''
    if (early !== '' && early !== value) onChange(maskPhone(early))
  }, [])
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = maskPhone(target.value)
    caret.current = caretAfter(shown, target.value, target.selectionStart ?? target.value.length)
    onChange(shown)
  }
  return (
    <Field
      {...field}
      ref={input}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={PHONE_MASK.replaceAll('9', '_')}
      value={value}
      onChange={type}
    />
  )
}

/** Where the caret belongs in the masked text so that as many digits stand before it as before. */
export function caretAfter(shown: string, typed: string, at: number): number {
  if (at >= typed.length) return shown.length
  const digits = typed.slice(0, at).replace(/\D/g, '').length
  let seen = 0
  for (const [index, char] of [...shown].entries()) {
    if (seen === digits) return index
    if (/\d/.test(char)) seen += 1
  }
  return shown.length
}
