/** Arrows walk along a row and to the nearest seat of the next one; one seat of the plan is a stop of the Tab key. */
export function walkSeats(svg: SVGSVGElement, press: (id: string) => void) {
  const rows = [...svg.querySelectorAll<SVGGElement>('[data-row]')]
    .map((row) => [...row.querySelectorAll<SVGGElement>('[data-seat]')])
    .filter((row) => row.length > 0)
  let current = rows.flat().find((seat) => !seat.hasAttribute('aria-disabled')) ?? rows[0]?.[0]
  for (const seat of rows.flat()) seat.setAttribute('tabindex', seat === current ? '0' : '-1')

  const stopAt = (seat: SVGGElement) => {
    current?.setAttribute('tabindex', '-1')
    seat.setAttribute('tabindex', '0')
    current = seat
  }
  svg.addEventListener('focusin', ({ target }) => {
    const seat = target instanceof Element ? target.closest<SVGGElement>('[data-seat]') : null
    if (!seat) return
    stopAt(seat)
    seat.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  svg.addEventListener('keydown', (event) => {
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ' || event.key === 'Enter') press(current.dataset.seat ?? '')
    else {
      const next = nextOf(rows, current, event.key)
      if (next === undefined) return
      next.focus()
    }
    event.preventDefault()
  })
}

const xOf = ({ dataset }: SVGGElement) => Number(dataset.x)

/** Where a key leads; nothing where it leads nowhere, for then it is not ours. */
function nextOf(rows: SVGGElement[][], seat: SVGGElement, key: string): SVGGElement | undefined {
  const at = rows.findIndex((row) => row.includes(seat))
  const row = rows[at] ?? []
  const nearest = (among: SVGGElement[] | undefined) =>
    among?.toSorted((one, other) => Math.abs(xOf(one) - xOf(seat)) - Math.abs(xOf(other) - xOf(seat)))[0]
  switch (key) {
    case 'ArrowLeft':
      return row[row.indexOf(seat) - 1] ?? seat
    case 'ArrowRight':
      return row[row.indexOf(seat) + 1] ?? seat
    case 'ArrowUp':
      return nearest(rows[at - 1]) ?? seat
    case 'ArrowDown':
      return nearest(rows[at + 1]) ?? seat
    case 'Home':
      return row[0]
    case 'End':
      return row.at(-1)
    default:
      return undefined
  }
}
