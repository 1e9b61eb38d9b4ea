const GROUPS = 'fieldset[data-searched]'

/** Gives every long group of choices a field that leaves only those whose words hold what is typed. */
export function searchChoices() {
  for (const group of document.querySelectorAll<HTMLFieldSetElement>(GROUPS)) {
    const field = group.querySelector<HTMLInputElement>('.filter-search')
    if (!field) continue
    const folded = [...group.querySelectorAll('details')].filter(({ open }) => !open)
    field.hidden = false
    field.addEventListener('input', () => {
      const typed = plainly(field.value)
      for (const part of folded) part.open = typed !== ''
      leave(group, typed)
    })
    // Enter would send the whole form.
    field.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault())
  }
}

/** A branch stays with what is found in it, and whole where its own words are found. */
function leave(group: Element, typed: string) {
  const isIn = (label: Element) => typed === '' || plainly(label.textContent ?? '').includes(typed)
  for (const label of group.querySelectorAll<HTMLElement>('label.ui-choice')) label.hidden = !isIn(label)
  for (const branch of [...group.querySelectorAll<HTMLElement>('[data-branch]')].reverse()) {
    const own = branch.querySelector<HTMLElement>(':scope > label')
    const found = branch.querySelector('details label:not([hidden])') !== null
    if (own && isIn(own) && typed !== '' && !found)
      for (const inner of branch.querySelectorAll<HTMLElement>('label, [data-branch]')) inner.hidden = false
    branch.hidden = branch.querySelector('label:not([hidden])') === null
    if (own && found) own.hidden = false
  }
}

const plainly = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е')
