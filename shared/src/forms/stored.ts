import { storedAs } from '../formats/read-stored'

/** What a browser kept of a form, as text; nonsense is nothing. */
export function readKept(text: string | null): Record<string, unknown> {
  return storedAs(text, isRecord) ?? {}
}

/** The form with every value of the right kind in its place; a field that is null takes whatever comes. */
export function filled<Form extends object>(form: Form, values: unknown): Form {
  if (!isRecord(values)) return form
  const same = Object.entries(form).filter(([key, value]) =>
    value === null ? values[key] !== undefined : typeof values[key] === typeof value,
  )
  return Object.assign({ ...form }, Object.fromEntries(same.map(([key]) => [key, values[key]])))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
