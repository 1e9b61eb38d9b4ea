import { type AnyElysia, Elysia, type RouteBase } from 'elysia'

/** What all of several apps answer, one after another. */
type Together<Apps extends Record<string, AnyElysia>> = Elysia<
  '',
  Elysia['~Singleton'],
  Elysia['~Definitions'],
  Elysia['~Metadata'],
  Intersected<{ [Name in keyof Apps]: (routes: Apps[Name]['~Routes']) => void }[keyof Apps]>
>
type Intersected<Takers> = [Takers] extends [(all: infer All extends RouteBase) => void] ? All : never

/**
 * The same calls under each of these names, typed as if they were written one after another: a loop tells clients nothing of
 * what it has added, so the caller says which app each name has, `{ [Name in Names]: ReturnType<typeof routesOf<Name>> }`.
 */
export function routesOfEach<Apps extends Record<string, AnyElysia>>(
  names: readonly (keyof Apps & string)[],
  routesOf: (name: keyof Apps & string) => AnyElysia,
): Together<Apps> {
  let all: AnyElysia = new Elysia()
  for (const name of names) all = all.use(routesOf(name))
  if (!isWhole<Apps>(all, names)) throw new Error('A name has no calls of its own.')
  return all
}

function isWhole<Apps extends Record<string, AnyElysia>>(
  app: AnyElysia,
  names: readonly string[],
): app is Together<Apps> {
  return names.every((name) => app.routes.some(({ path }) => path.split('/').includes(name)))
}
