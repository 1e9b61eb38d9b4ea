/** A form that refuses says where: the first field in error gets the focus once React has marked it. */
export function focusFirstError(form: EventTarget & Element): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
