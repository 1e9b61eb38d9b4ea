const SOMEWHERE = '0,0'
const LOST = 'Не\u00A0получилось узнать, где вы. Разрешите сайту знать место или\u00A0добавьте адрес доставки'

/** The list that begins with the nearest: from the person's own address, else from where the browser says they are. */
export function askWhere() {
  offerNear()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-near]') : null
    if (button) void go(button)
  })
}

/** Shows the buttons that only a script answers. */
export function offerNear() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-near]')) button.hidden = false
}

async function go(button: HTMLButtonElement) {
  button.setAttribute('aria-busy', 'true')
  const [lon, lat] = ownPlace() ?? (await browserPlace()) ?? []
  button.removeAttribute('aria-busy')
  if (lon === undefined || lat === undefined) return said(button, LOST)
  // As addresses keep a place: to some hundred metres.
  const near = [lat, lon].map((degrees) => Number(degrees.toFixed(3))).join(',')
  location.assign((button.dataset.near ?? '').replace(`near=${SOMEWHERE}`, `near=${near}`))
}

type Place = readonly [lon: number, lat: number]

/** Where orders of whoever is signed in here go to. */
function ownPlace(): Place | null {
  try {
    const [lon, lat]: unknown[] =
      JSON.parse(localStorage.getItem('user_delivery') ?? 'null')?.address?.coordinates?.coordinates ?? []
    return typeof lon === 'number' && typeof lat === 'number' ? [lon, lat] : null
  } catch {
    return null
  }
}

function browserPlace(): Promise<Place | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null)
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      () => resolve(null),
      { timeout: 10_000, maximumAge: 60_000 },
    ),
  )
}

/** Stands beside the button until the next press. */
function said(button: HTMLElement, words: string) {
  const known = button.parentElement?.nextElementSibling
  const line = known?.matches('[data-near-word]') ? known : document.createElement('p')
  line.setAttribute('role', 'alert')
  line.setAttribute('data-near-word', '')
  line.className = 'ui-field__error'
  line.textContent = words
  if (!line.isConnected) button.parentElement?.after(line)
}
