const STEP = 1.35
const MOST = 2.5
/** A plan made smaller has seats too small for a finger. */
const PRESSED = 0.6

/**
 * Buttons and two fingers bring the plan nearer; one finger and the wheel move it as they move any page. It begins whole.
 * @returns what a finger's press is told to: whether it only came nearer, because its seats were too small to be meant
 */
export function zoomPlan(section: HTMLElement, plan: HTMLElement, svg: SVGSVGElement) {
  const whole = Number(svg.getAttribute('width'))
  const tall = Number(svg.getAttribute('height'))
  let scale = 1
  const fit = () => Math.min(1, plan.clientWidth / whole)
  /** Around this point of the window what is seen stays where it is. */
  const zoomTo = (wanted: number, at: { x: number; y: number }) => {
    const next = Math.max(fit(), Math.min(MOST, wanted))
    const box = plan.getBoundingClientRect()
    const [x, y] = [at.x - box.left, at.y - box.top]
    const [left, top] = [(plan.scrollLeft + x) / scale, (plan.scrollTop + y) / scale]
    scale = next
    svg.style.width = `${whole * scale}px`
    svg.style.height = `${tall * scale}px`
    plan.scrollTo({ left: left * scale - x, top: top * scale - y, behavior: 'instant' })
  }
  const middle = () => {
    const { left, top, width, height } = plan.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const buttons = section.querySelector<HTMLElement>('[data-zoom]')
  if (buttons) buttons.hidden = false
  buttons?.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest('button')?.dataset.step : undefined
    if (step !== undefined) zoomTo(step === '0' ? fit() : scale * STEP ** Number(step), middle())
  })
  pinch(plan, (times, at) => zoomTo(scale * times, at))
  zoomTo(fit(), middle())
  plan.scrollLeft = (plan.scrollWidth - plan.clientWidth) / 2
  return ({ clientX: x, clientY: y }: MouseEvent): boolean => {
    if (scale >= PRESSED) return false
    zoomTo(1, { x, y })
    return true
  }
}

function pinch(plan: HTMLElement, zoom: (times: number, at: { x: number; y: number }) => void) {
  let apart = 0
  plan.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches
      if (!one || !other) return
      event.preventDefault()
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
      if (apart > 0) zoom(now / apart, at)
      apart = now
    },
    { passive: false },
  )
  for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const)
    plan.addEventListener(kind, () => {
      apart = 0
    })
}
