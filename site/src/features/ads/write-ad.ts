import { maskPhones } from '../../components/mask-phones'
import { photosInForms } from '../../components/photos/photos-in-forms'
import { comparePrice } from './compare-price'
import { photosShelf } from './photos-shelf'
import { showOnMap } from './show-on-map'

const PAUSE_MS = 1500
/** What only the sending is about. */
const APART = ['key', 'version', 'guest', 'files', 'drop', 'act', 'duplicate']
const IMAGES = 'image_ids'

type Values = Record<string, string | boolean | string[]>

/** Makes the form of an ad quick: fields that are not asked are hidden, generations follow their model, what is typed is kept. */
export function writeAd() {
  const form = document.querySelector<HTMLFormElement>('form[data-ad-form]')
  if (!form) return
  if ('opened' in form.dataset) fill(form)
  showAsked(form)
  for (const select of dependent(form)) showFilled(select)
  form.addEventListener('change', ({ target }) => {
    showAsked(form)
    if (target instanceof HTMLSelectElement) void followParent(form, target)
  })
  if (form.dataset.kept) keepTyped(form)
  maskPhones(form)
  comparePrice(form)
  showOnMap(form)
  photosInForms()
}

const shelfOf = ({ dataset }: HTMLFormElement) => `ad_draft_${dataset.adForm}`

/** Puts back what a guest typed before they signed in. */
function fill(form: HTMLFormElement) {
  const kept = form.dataset.kept && sessionStorage.getItem(shelfOf(form))
  if (!kept) return
  const values: Record<string, unknown> = JSON.parse(kept)
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = values[field.name] === true
    else if (isTyped(field) && !APART.includes(field.name)) field.value = String(values[field.name] ?? '')
  }
  for (const select of dependent(form)) {
    const parent = form.elements.namedItem(select.dataset.within ?? '')
    if (parent instanceof HTMLSelectElement) void followParent(form, parent, String(values[select.name] ?? ''))
  }
}

const isTyped = (field: Element): field is HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'file')

function showAsked(form: HTMLFormElement) {
  for (const part of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const choice = form.elements.namedItem(part.dataset.when ?? '')
    const values: unknown[] = JSON.parse(part.dataset.values ?? '[]')
    if (choice instanceof HTMLSelectElement) part.hidden = !values.includes(choice.value)
  }
}

const dependent = (form: HTMLFormElement) => form.querySelectorAll<HTMLSelectElement>('select[data-within]')

/** There is nothing to choose from while its parent is not chosen, or has none. */
function showFilled(select: HTMLSelectElement) {
  const place = select.closest<HTMLElement>('.ad-form > div')
  if (place) place.hidden = select.options.length < 2
}

async function followParent(form: HTMLFormElement, parent: HTMLSelectElement, chosen = '') {
  for (const select of dependent(form)) {
    if (select.dataset.within !== parent.name) continue
    select.length = 1
    const asked = parent.value
    const items = asked ? await entriesOf(select.dataset.catalogue ?? '', asked) : []
    // Another one was chosen meanwhile.
    if (parent.value !== asked) continue
    select.append(...items.map(({ slug, name }) => new Option(name, slug, false, slug === chosen)))
    showFilled(select)
  }
}

async function entriesOf(catalogue: string, within: string): Promise<{ slug: string; name: string }[]> {
  const answer = await fetch(`/api/catalogues/${catalogue}?within=${within}`).catch(() => null)
  return answer?.ok ? (await answer.json()).items : []
}

/** Keeps what is typed: a person's on the server, a guest's in this tab until they have signed in. */
function keepTyped(form: HTMLFormElement) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const word = form.querySelector<HTMLElement>('[data-kept-word]')
  const keep = async () => {
    timer = undefined
    const isKept = form.dataset.kept === 'draft' && (await putDraft(form, valuesOf(form)))
    if (isKept) sessionStorage.removeItem(shelfOf(form))
    else sessionStorage.setItem(shelfOf(form), JSON.stringify(valuesOf(form)))
    if (word) word.textContent = isKept ? 'Черновик сохранён' : 'Сохранено на\u00A0этом устройстве'
  }
  const keepNow = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    void keep()
  }
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(keep, PAUSE_MS)
  })
  addEventListener('pagehide', keepNow)
  form.addEventListener('submit', () => {
    clearTimeout(timer)
    timer = undefined
    if (form.dataset.kept === 'draft') sessionStorage.removeItem(shelfOf(form))
    else sessionStorage.setItem(shelfOf(form), JSON.stringify(valuesOf(form)))
  })
  document.querySelector('[data-ad-anew]')?.addEventListener('submit', () => {
    sessionStorage.removeItem(shelfOf(form))
    sessionStorage.removeItem(photosShelf(form.dataset.adForm ?? ''))
  })
  // A guest's, who has signed in since.
  if (form.dataset.kept === 'draft' && sessionStorage.getItem(shelfOf(form))) void keep()
}

async function putDraft({ dataset }: HTMLFormElement, values: Values): Promise<boolean> {
  const answer = await fetch(`/api/user/ad_drafts/${dataset.adForm}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ values }),
    keepalive: true,
  }).catch(() => null)
  return answer?.ok === true
}

function valuesOf(form: HTMLFormElement): Values {
  const sent = new FormData(form)
  const dropped = sent.getAll('drop')
  const values: Values = {}
  for (const [name, value] of sent) {
    const field = form.elements.namedItem(name)
    if (APART.includes(name) || name === IMAGES || typeof value !== 'string') continue
    values[name] = field instanceof HTMLInputElement && field.type === 'checkbox' ? true : value
  }
  const ids = sent.getAll(IMAGES).flatMap((id) => (typeof id === 'string' && !dropped.includes(id) ? [id] : []))
  return { ...values, [IMAGES]: ids }
}
