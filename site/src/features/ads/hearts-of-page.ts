const HEARTS = 'form[data-ad-heart]'

/** Whether this browser remembers a person; the server knows for certain. */
const isKnown = () => localStorage.getItem('user_delivery') !== null

/** Marks the hearts of whoever is known here, and turns a pressed one in place; a guest's press is a form's, which leads to the sign-in. */
export function answerHearts() {
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(HEARTS) : null
    if (!form || !isKnown()) return
    event.preventDefault()
    void turn(form)
  })
  markHearts()
}

/** Marks those that stand on the page now. */
export function markHearts() {
  if (isKnown() && document.querySelector(HEARTS)) void mark()
}

async function mark() {
  const answer = await fetch('/api/user/ad_favourites/numbers').catch(() => null)
  if (!answer?.ok) return
  const { numbers }: { numbers: number[] } = await answer.json()
  const kept = new Set(numbers.map(String))
  for (const form of document.querySelectorAll<HTMLFormElement>(HEARTS))
    if (kept.has(form.dataset.adHeart ?? '')) buttonOf(form)?.setAttribute('aria-pressed', 'true')
}

async function turn(form: HTMLFormElement) {
  const button = buttonOf(form)
  const isOn = button?.getAttribute('aria-pressed') === 'true'
  const show = (on: boolean) => button?.setAttribute('aria-pressed', String(on))
  show(!isOn)
  const path = `/api/ad/${form.dataset.adHeart}/favourite`
  const answer = await fetch(path, { method: isOn ? 'DELETE' : 'POST' }).catch(() => null)
  if (answer?.ok) return
  show(isOn)
  // Whoever is not signed in any more goes the way of a guest; what else is wrong, that page says.
  if (answer && !isOn) form.submit()
}

const buttonOf = (form: HTMLFormElement) => form.querySelector('button')
