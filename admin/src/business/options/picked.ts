/** Of what would be sent only the fields one has changed oneself. */
export function picked<Body extends object>(body: Body, names: readonly string[]): Partial<Body> {
  const kept: Partial<Body> = { ...body }
  for (const name in body) if (!names.includes(name)) delete kept[name]
  return kept
}
