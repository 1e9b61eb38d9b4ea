import { type ChangeEvent, useLayoutEffect, useRef } from 'react'

/** Typing into a mask: what is typed is shown as the mask has it, and the caret stays by its digit when one corrects the middle. */
export function useMasked(mask: (typed: string) => string, onShown: (shown: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = mask(target.value)
    caret.current = caretAfter(shown, target.value, target.selectionStart ?? target.value.length)
    onShown(shown)
  }
  return { ref, onChange }
}

/** Where the caret belongs in the masked text so that as many digits stand before it as before. */
export function caretAfter(shown: string, typed: string, at: number): number {
  if (at >= typed.length) return shown.length
  if (shown === typed) return at
  const digits = typed.slice(0, at).replace(/\D/g, '').length
  let seen = 0
  for (const [index, char] of [...shown].entries()) {
    if (seen === digits) return index
    if (/\d/.test(char)) seen += 1
  }
  return shown.length
}
