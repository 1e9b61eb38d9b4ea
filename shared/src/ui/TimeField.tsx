import type { ComponentProps } from 'react'
import { maskTime } from '../formats/date-text'
import { Field } from './Field'
import { useMasked } from './use-masked'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  /** «19:30»; what is not whole yet is as it was typed. */
  value: string
  onChange: (time: string) => void
}

/** A time of the day's twenty-four hours, the same in every browser's language. */
export function TimeField({ onChange, ...field }: Props) {
  const masked = useMasked(maskTime, onChange)
  return <Field {...field} {...masked} inputMode="numeric" autoComplete="off" placeholder="чч:мм" />
}
