import { Elysia } from 'elysia'

const NAMELESS = 'Без имени'

/**
 * A form's file with `filename=""`, as a browser sends where none was chosen and some clients send always, comes without any
 * name at all, which its type denies; another's holds what no column takes. Behind this border every file has one to keep.
 */
export const fileNames = new Elysia({ name: 'file-names' }).onTransform({ as: 'global' }, ({ body }) => {
  if (!isHolder(body)) return
  for (const [field, value] of Object.entries(body)) {
    if (Array.isArray(value)) body[field] = value.map(named)
    else if (value instanceof Blob) body[field] = named(value)
  }
})

function named(value: unknown): unknown {
  if (!(value instanceof Blob)) return value
  const said = 'name' in value ? String(value.name ?? '') : ''
  const name = said.replaceAll('\0', '').toWellFormed().trim() || NAMELESS
  return name === said ? value : new File([value], name, { type: value.type })
}

function isHolder(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
