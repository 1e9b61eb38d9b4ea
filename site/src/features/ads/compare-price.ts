import { usualPriceWords } from '@ostrov/shared/ads/usual-price-words'

/** Says under the price what the like of it costs, as soon as the form tells what it is. */
export function comparePrice(form: HTMLFormElement) {
  const { adForm: section = '', compared = '' } = form.dataset
  const price = form.elements.namedItem('price')
  if (compared === '' || !(price instanceof HTMLInputElement)) return
  const names = compared.split(',')
  const word = document.createElement('p')
  word.className = 'ui-muted ui-small'
  word.setAttribute('role', 'status')
  price.closest('.ad-form > div')?.append(word)
  const tell = async () => {
    const asked = saidOf(form, names)
    const words = await usualIn(section, asked)
    // Something else was chosen meanwhile.
    if (asked === saidOf(form, names)) word.textContent = words
  }
  form.addEventListener('change', ({ target }) => {
    if (target instanceof Element && names.includes(target.getAttribute('name') ?? '')) void tell()
  })
  void tell()
}

function saidOf(form: HTMLFormElement, names: readonly string[]): string {
  const said = [...new FormData(form)].filter(([name, value]) => names.includes(name) && value !== '')
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
}

async function usualIn(section: string, said: string): Promise<string> {
  if (said === '') return ''
  const answer = await fetch(`/api/ads/${section}/usual_price?${said}`).catch(() => null)
  const { usual_price } = answer?.ok ? await answer.json() : { usual_price: null }
  return usual_price ? usualPriceWords(usual_price) : ''
}
