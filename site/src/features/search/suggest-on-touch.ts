/** The search of a section suggests while one types; what does so comes once its field is reached. */
export function suggestOnTouch() {
  const form = document.querySelector<HTMLFormElement>('form[data-suggest]')
  const field = form?.querySelector('input')
  if (!form || !field) return
  const begin = () => import('./suggest-in-form').then(({ suggestInForm }) => suggestInForm(form, field))
  // Without a network the form is sent as it is.
  field.addEventListener('focus', () => void begin().catch(() => undefined), { once: true })
  if (document.activeElement === field) void begin().catch(() => undefined)
}
