import { useEffect, useRef, useState } from 'react'

const TYPING_PAUSE_MS = 500

/** What is being typed: it settles when one stops, or at once by `settle`, or by `leave` where something was typed. */
export function useTyped(settled: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState(settled)
  const known = useRef({ settled, asked: settled })
  const isLeft = useRef(false)
  const settle = () => {
    known.current.asked = typed.trim()
    onSettle(typed.trim())
  }
  // «Сбросить» and the back button change the address from outside. Who has typed on meanwhile keeps it: it settles next.
  useEffect(() => {
    const { settled: before, asked } = known.current
    known.current.settled = settled
    setTyped((now) => ([before, asked].includes(now.trim()) && now.trim() !== settled ? settled : now))
  }, [settled])
  useEffect(() => {
    if (typed.trim() === settled) return
    const timer = setTimeout(() => !isLeft.current && settle(), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  // Later it would write the address of a page that was opened meanwhile.
  const leave = () => {
    if (typed.trim() === settled) return
    if (!document.querySelector('a:active')) return settle()
    // Rows that move under a press would make it miss its link: the press is waited for, and goes before.
    const pressed = ({ defaultPrevented }: MouseEvent) => {
      isLeft.current = defaultPrevented
      if (!defaultPrevented) settle()
    }
    addEventListener('click', pressed, { once: true })
  }
  const type = (text: string) => {
    isLeft.current = false
    setTyped(text)
  }
  return { typed, setTyped: type, settle, leave }
}
