import type { LucideIconNode, LucideProps } from 'lucide-react'
import { createElement } from 'react'

/**
 * What makes a component of each lucide icon, in place of the package's own (see astro.config.mjs): that one reads a
 * context, aliases and other frameworks' attribute names, and weighs more than all the icons of a page.
 */
export default function createLucideIcon({ node }: { node: LucideIconNode[] }) {
  return function Icon({ size = 24, strokeWidth = 2, ...rest }: LucideProps) {
    const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement(
      'svg',
      { ...LOOK, width: size, height: size, strokeWidth, ...spoken(rest), ...rest },
      ...drawing,
    )
  }
}

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** An icon without a name of its own says nothing. */
function spoken(props: LucideProps) {
  return props['aria-label'] ? {} : { 'aria-hidden': true }
}
