/** 1 the cart, 2 placing the order. */
export type CartStepNumber = 1 | 2

/** The step a page is opened with; null for one that does not exist. */
export function cartStepOf(step: string | null): CartStepNumber | null {
  if (step === null || step === '' || step === '1') return 1
  return step === '2' ? 2 : null
}
