import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const drawn = new Map<LucideIcon, Map<string, string>>()

/** A lucide icon as a string of SVG, drawn once per size and weight: a page of many icons costs no React rendering. Sizes in px. */
export function iconMarkup(icon: LucideIcon, size: number, strokeWidth: number): string {
  const bySize = drawn.get(icon) ?? new Map<string, string>()
  drawn.set(icon, bySize)
  const key = `${size}/${strokeWidth}`
  const known = bySize.get(key)
  if (known) return known
  const markup = renderToStaticMarkup(createElement(icon, { size, strokeWidth, 'aria-hidden': true, focusable: false }))
  bySize.set(key, markup)
  return markup
}
