/** The one of so many routes that a walk over all takes: all, but in the light tier of `bun run test`. */
export const ROUTES_EVERY = Number(process.env.ROUTES_EVERY ?? 1)
const changed = new Set((process.env.CHANGED_TAGS ?? '').split(',').filter(Boolean))

/** Whether the walk takes it: a route of what has changed always, of the others the same ones each time. */
export function isWalked({ method, path, hooks }: { method: string; path: string; hooks: Hooks }) {
  const tags: unknown = hooks.detail?.tags
  if (Array.isArray(tags) && tags.some((tag) => changed.has(String(tag)))) return true
  return Bun.hash.crc32(`${method} ${path}`) % ROUTES_EVERY === 0
}

type Hooks = { detail?: { tags?: unknown } }
