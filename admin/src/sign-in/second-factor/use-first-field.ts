import { useLayoutEffect, useRef } from 'react'

/** The form of a step has the focus in its first field as soon as it is there. */
export function useFirstField() {
  const node = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => node.current?.querySelector('input')?.focus(), [])
  return node
}
