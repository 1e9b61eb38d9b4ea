import { askToSignIn, isGuest, keepWish, takeWish } from './guest-press'

const HEARTS = 'form[data-ad-heart]'

/** Whether this browser remembers a person; the server knows for certain. */
const isKnown = () => localStorage.getItem('user_delivery') !== null

/** Marks the hearts of whoever is known here, and turns a pressed one in place; a guest signs in first, and what was pressed is done then. */
export function answerHearts() {
  document.addEventListener('submit', (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>(HEARTS) : null
    if (!form) return
    if (isKnown()) {
      event.preventDefault()
      void turn(form)
    } else if (isGuest()) {
      event.preventDefault()
      keepWish(numberOf(form))
      // Without a network the form says so better.
      askToSignIn().catch(() => form.submit())
    }
  })
  void fulfil().then(markHearts)
}

/** What a guest pressed here before they signed in. */
async function fulfil() {
  const number = isKnown() ? takeWish() : null
  if (number === null) return
  const answer = await fetch(`/api/ad/${number}/favourite`, { method: 'POST' }).catch(() => null)
  const { showToast } = await import('@ostrov/shared/ui/toasts')
  if (answer?.ok) showToast('Добавлено в\u00A0избранное')
  else showToast('Не\u00A0получилось добавить в\u00A0избранное. Попробуйте ещё раз', { kind: 'error' })
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
    if (kept.has(numberOf(form))) buttonOf(form)?.setAttribute('aria-pressed', 'true')
}

async function turn(form: HTMLFormElement) {
  const button = buttonOf(form)
  const isOn = button?.getAttribute('aria-pressed') === 'true'
  const show = (on: boolean) => button?.setAttribute('aria-pressed', String(on))
  show(!isOn)
  const path = `/api/ad/${numberOf(form)}/favourite`
  const answer = await fetch(path, { method: isOn ? 'DELETE' : 'POST' }).catch(() => null)
  if (answer?.ok) return
  show(isOn)
  // Whoever is not signed in any more goes the way of a guest; what else is wrong, that page says.
  if (answer && !isOn) form.submit()
}

const buttonOf = (form: HTMLFormElement) => form.querySelector('button')
const numberOf = ({ dataset }: HTMLFormElement) => dataset.adHeart ?? ''
