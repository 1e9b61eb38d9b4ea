import type { PhotosGiven } from './PhotosField'

const BEGINNINGS = ['pointerdown', 'focusin', 'change'] as const

/** Puts tiles in the place of each plain field of photos: at once, for a guest who has chosen none once they touch the form. */
export function photosInForms(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-photos]')) {
    const input = host.querySelector<HTMLInputElement>('input[type=file]')
    const form = input?.form
    if (!input || !form) continue
    const given: PhotosGiven = JSON.parse(host.dataset.photos ?? '')
    const mount = () =>
      // What does not come is not missed: the plain field sends its photos with the form.
      import('./photos-in-form')
        .then(({ photosInForm }) => photosInForm({ host, input, form, given }))
        .catch(() => undefined)
    if (!given.isGuest || (given.shelf && sessionStorage.getItem(given.shelf))) void mount()
    else whenTouched(form, host, input, mount)
  }
}

/** The field stays where it is while its photos are being chosen. */
function whenTouched(form: HTMLFormElement, host: HTMLElement, input: HTMLInputElement, mount: () => void) {
  const begin = ({ type, target }: Event) => {
    // A button that is pressed must not move from under the finger.
    if (target instanceof Element && !host.contains(target) && target.closest('button')) return
    for (const kind of BEGINNINGS) form.removeEventListener(kind, begin)
    const isPressed = type === 'pointerdown' && target instanceof Node && host.contains(target)
    if (!isPressed) return mount()
    const choosing = new AbortController()
    const chosen = () => {
      choosing.abort()
      mount()
    }
    for (const kind of ['change', 'cancel']) input.addEventListener(kind, chosen, choosing)
  }
  for (const kind of BEGINNINGS) form.addEventListener(kind, begin)
}
