import type { Check } from './form'

/** What stands in an address. */
export const slugCheck: Check = (value) =>
  /^[a-z][a-z0-9-]*$/.test(value) ? null : 'Латинские строчные буквы, цифры и\u00A0дефисы'
