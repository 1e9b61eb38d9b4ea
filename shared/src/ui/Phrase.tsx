import { createElement, Fragment } from 'react'
import { phraseParts } from '../formats/typography'

/**
 * A name or an address that never breaks after a short preposition or at a hyphen («Южно-Сахалинск», «пр-т»). Only CSS
 * keeps the words whole, so no invisible sign gets into a copied text.
 */
export function Phrase({ text }: { text: string }) {
  const words = phraseParts(text).map((part, at) =>
    at % 2 === 1 ? createElement('span', { className: 'ui-whole' }, part) : part,
  )
  return createElement(Fragment, null, ...words)
}
