import { maskPhone } from '@ostrov/shared/formats/phone'

/** Phones of a form that is posted take their mask while they are typed at their end; what is edited within is left alone until one leaves it. */
export function maskPhones(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=tel]')) {
    field.addEventListener('input', (event) => {
      const isTaken = event instanceof InputEvent && event.inputType.startsWith('delete')
      if (!isTaken && field.selectionStart === field.value.length) field.value = maskPhone(field.value)
    })
    field.addEventListener('change', () => {
      field.value = maskPhone(field.value)
    })
  }
}
