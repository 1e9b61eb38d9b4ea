/** A copy of the query with one word changed; an empty value drops the parameter. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** The query after a filter has changed: the page starts over. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = withParam(params, name, value)
  next.delete('page')
  return next
}

/** `?page=`, 1 when it is missing or nonsense. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
