const PAUSE_MS = 250

/** Says on the button of the filters how much they leave, as soon as one of them changes: what the very page that the button opens says of itself. */
export function countChosen() {
  const form = document.querySelector<HTMLFormElement>('.filters__form')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!form || !button) return
  const here = document.querySelector('#list-count')?.textContent?.trim()
  if (here) button.textContent = sayFound(here)
  let asked = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = async () => {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const found = await wordsOf(form, signal)
    if (!signal.aborted) button.textContent = found === null ? 'Показать' : sayFound(found)
  }
  form.addEventListener('change', () => {
    clearTimeout(timer)
    timer = setTimeout(count, PAUSE_MS)
  })
}

const sayFound = (found: string) => (/^0\s/.test(found) ? 'Ничего не\u00A0нашлось' : `Показать ${found}`)

async function wordsOf(form: HTMLFormElement, signal: AbortSignal): Promise<string | null> {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') asked.append(name, value)
  const answer = await fetch(`${form.getAttribute('action')}?${asked}`, { signal }).catch(() => null)
  const page = answer?.ok ? await answer.text().catch(() => null) : null
  if (page === null) return null
  const count = new DOMParser().parseFromString(page, 'text/html').querySelector('#list-count')
  return count?.textContent?.trim() ?? null
}
