type Asked = {
  read: () => Promise<Document | null>
  /** Of the one that is meant, else all of the page are. */
  number: number | null
  onCards: () => void
}

/** Shows the cards of a page over the map; Escape and its button close it. */
export async function showCard(root: HTMLElement, { read, number, onCards }: Asked) {
  const panel = root.querySelector<HTMLElement>('[data-map-card]')
  const list = panel?.querySelector('ul')
  if (!panel || !list) return
  const page = await read()
  const cards = [...(page?.querySelectorAll('.catalogue__results .catalogue__list > li') ?? [])]
  const own = cards.filter((card) => card.querySelector(`a[href*="/${number}-"]`))
  const shown = own.length > 0 ? own : cards
  if (shown.length === 0) return
  const back = document.activeElement
  list.replaceChildren(...shown)
  panel.hidden = false
  panel.focus({ preventScroll: true })
  onCards()
  const close = () => {
    panel.hidden = true
    list.replaceChildren()
    const next = back instanceof HTMLElement && back.isConnected ? back : root.querySelector<HTMLElement>('[data-map]')
    next?.focus({ preventScroll: true })
  }
  panel.onkeydown = ({ key }) => {
    if (key === 'Escape') close()
  }
  const button = panel.querySelector<HTMLElement>('[data-map-close]')
  if (button) button.onclick = close
}
