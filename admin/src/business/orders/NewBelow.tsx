import { countOf } from '@ostrov/shared/formats/plural'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { ArrowDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** px of a card that must be seen for it to be noticed. */
const SEEN = 48

/** How many new orders lie below the edge of their column, and the way to the newest. */
export function NewBelow({ orders }: { orders: readonly BusinessOrderWire[] }) {
  const button = useRef<HTMLButtonElement>(null)
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const cards = button.current?.previousElementSibling
    if (!cards || orders.length === 0) return setBelow(0)
    const count = () => setBelow(countBelow(cards))
    const sized = new ResizeObserver(count)
    sized.observe(cards)
    cards.addEventListener('scroll', count, { passive: true })
    count()
    return () => {
      sized.disconnect()
      cards.removeEventListener('scroll', count)
    }
  }, [orders])
  const goDown = () => button.current?.previousElementSibling?.lastElementChild?.scrollIntoView({ block: 'end' })
  return (
    <button ref={button} type="button" className="column__below" hidden={below === 0} onClick={goDown}>
      <ArrowDown size={20} aria-hidden="true" />
      Ниже ещё {countOf(below, 'новый', 'новых', 'новых')}
    </button>
  )
}

/** Where the column does not scroll by itself nothing is below its edge. */
function countBelow(cards: Element): number {
  const edge = cards.getBoundingClientRect().bottom
  return [...cards.children].filter((card) => card.getBoundingClientRect().top > edge - SEEN).length
}
