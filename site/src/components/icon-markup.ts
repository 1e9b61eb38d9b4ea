import { type Markup, ready } from '@ostrov/shared/formats/markup'
import type { LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const drawn = new Map<LucideIcon, Map<string, Markup>>()

type Look = { size?: number; strokeWidth?: number; className?: string }

/** A lucide icon as SVG, drawn once per look: a page of many icons costs no React rendering. Sizes in px. */
export function iconMarkup(icon: LucideIcon, { size = 24, strokeWidth = 2, className }: Look): Markup {
  const byLook = drawn.get(icon) ?? new Map<string, Markup>()
  drawn.set(icon, byLook)
  const key = `${size}/${strokeWidth}/${className}`
  const known = byLook.get(key)
  if (known) return known
  const look = { size, strokeWidth, className, 'aria-hidden': true, focusable: false }
  const markup = ready(renderToStaticMarkup(createElement(icon, look)))
  byLook.set(key, markup)
  return markup
}
