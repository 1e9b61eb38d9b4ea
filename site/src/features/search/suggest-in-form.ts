import { countOf } from '@ostrov/shared/formats/plural'
import type { AdSuggestionsWire } from '@ostrov/shared/search/schema'

/** The server is asked when one has stopped typing for so long. */
const PAUSE_MS = 250
const LIST = 'portal-suggestions'

type Items = AdSuggestionsWire['items']

/** Makes the field of a search a combobox: what is chosen in its list is opened, what is typed is sent as before. */
export function suggestInForm(form: HTMLFormElement, field: HTMLInputElement) {
  if (field.role === 'combobox') return
  const { show, close, walk } = openList(field, listUnder(form, field))
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = ''
  const look = async () => {
    const wanted = field.value.trim()
    asked = wanted
    const items = wanted === '' ? [] : await itemsFor(form.dataset.suggest ?? '', wanted)
    // An answer to an older question, or to one that was left, is dropped.
    if (asked === wanted && document.activeElement === field) show(items)
  }
  field.addEventListener('keydown', walk)
  field.addEventListener('blur', () => {
    clearTimeout(timer)
    close()
  })
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), PAUSE_MS)
  })
  // Typed while this was on its way.
  if (field.value !== field.defaultValue) void look()
}

type Drawn = { list: HTMLElement; status: HTMLElement }

/** The list under the field: which of its rows the arrow keys have reached. */
function openList(field: HTMLInputElement, { list, status }: Drawn) {
  let at = -1
  const options = () => [...list.querySelectorAll('a')]
  const reach = (next: number) => {
    at = next
    for (const [place, option] of options().entries()) option.ariaSelected = String(place === at)
    const reached = options()[at]
    if (reached) field.setAttribute('aria-activedescendant', reached.id)
    else field.removeAttribute('aria-activedescendant')
    reached?.scrollIntoView({ block: 'nearest' })
    field.ariaExpanded = String(!list.hidden)
  }
  const close = () => {
    list.hidden = true
    status.textContent = ''
    reach(-1)
  }
  const show = (items: Items) => {
    list.replaceChildren(...items.map(optionOf))
    list.hidden = items.length === 0
    status.textContent = items.length > 0 ? countOf(items.length, 'подсказка', 'подсказки', 'подсказок') : ''
    reach(-1)
  }
  const walk = (event: KeyboardEvent) => {
    const count = list.hidden ? 0 : options().length
    if (count === 0) return
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') reach((at + 1) % count)
    else if (event.key === 'ArrowUp') reach(at <= 0 ? count - 1 : at - 1)
    else if (event.key === 'Enter' && at >= 0) options()[at]?.click()
    else return
    event.preventDefault()
  }
  return { show, close, walk }
}

function listUnder(form: HTMLFormElement, field: HTMLInputElement): Drawn {
  const list = document.createElement('div')
  list.id = LIST
  list.className = 'ui-suggestions'
  list.role = 'listbox'
  list.ariaLabel = 'Подсказки'
  list.hidden = true
  // The press would take the focus, and the list with it, before it counts.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  const status = document.createElement('p')
  status.className = 'ui-hidden'
  status.role = 'status'
  form.append(list, status)
  // A field of `search` may not be one.
  field.type = 'text'
  field.role = 'combobox'
  field.autocomplete = 'off'
  field.ariaAutoComplete = 'list'
  field.setAttribute('aria-controls', LIST)
  field.ariaExpanded = 'false'
  return { list, status }
}

function optionOf({ path, title, note }: Items[number], place: number): HTMLElement {
  const option = document.createElement('a')
  option.id = `${LIST}-${place}`
  option.className = 'ui-suggestions__option'
  option.role = 'option'
  option.tabIndex = -1
  option.href = path
  option.ariaSelected = 'false'
  const [name, about] = [document.createElement('span'), document.createElement('span')]
  name.textContent = title
  about.textContent = note
  about.className = 'ui-muted'
  option.append(name, about)
  return option
}

/** None where the server does not answer: the form finds all the same. */
async function itemsFor(section: string, query: string): Promise<Items> {
  const asked = new URLSearchParams({ section, query })
  const answer = await fetch(`/api/search/ads?${asked}`).catch(() => null)
  const { items }: AdSuggestionsWire = answer?.ok ? await answer.json() : { items: [] }
  return items
}
