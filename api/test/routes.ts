import { AUDIENCES, type Audience } from '../src/http/route-facts'
import { isWalked } from './light-routes'
import type { Product } from './product'
import { sample } from './sample'

/** Every route as the app itself lists it, with its audience, its permission and its schemas. */
export function routesOf({ app }: Product) {
  return app.routes.map((route) => ({ ...factsOf(route), isWalked: isWalked(route) }))
}

function factsOf({ method, path, hooks }: Product['app']['routes'][number]) {
  return {
    name: `${method} ${path.replace('/api', '')}`,
    method,
    path,
    audience: String(hooks.detail?.['x-audience'] ?? 'none'),
    permission: hooks.detail?.['x-permission'] ? String(hooks.detail['x-permission']) : null,
    /** It asks, whatever its method. */
    effect: hooks.detail?.['x-effect'] ? String(hooks.detail['x-effect']) : null,
    asks: method === 'GET' || hooks.detail?.['x-effect'] === 'asks',
    params: hooks.params as unknown,
    query: hooks.query as unknown,
    body: hooks.body as unknown,
  }
}
export type Route = ReturnType<typeof routesOf>[number]
export type Values = Record<string, unknown>

type Filling = {
  token?: string
  params?: Values
  query?: Values
  body?: unknown
  /** How the path is spelled otherwise. */
  spelled?: (path: string) => string
}

/** Sends the route a request its schemas accept: these values where they are given, samples elsewhere. */
export async function send({ app }: Product, route: Route, { token, params, query, body, spelled = plainly }: Filling) {
  const response = await app.handle(
    new Request(`http://localhost${spelled(pathOf(route, params))}${queryOf(route.query, query)}`, {
      method: route.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(route.body && !hasFiles(route.body) ? { 'content-type': 'application/json' } : {}),
      },
      ...(route.body ? { body: bodyOf(route.body, body) } : {}),
    }),
  )
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const text = isJson ? await response.text() : ''
  if (!isJson) await response.body?.cancel()
  return { status: response.status, text, code: /"errorMessage":"([\w.]+)"/.exec(text)?.[1] ?? text.slice(0, 80) }
}

const plainly = (path: string) => path

export function isAudience(name: string): name is Audience {
  return AUDIENCES.some((audience) => audience === name)
}

/** Names of the fields of a schema, at any depth. */
export function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf)
  if (!isRecord(schema)) return []
  const own = isRecord(schema.properties) ? schema.properties : {}
  const nested = [schema.items, schema.anyOf, schema.allOf, ...Object.values(own)]
  return [...new Set([...Object.keys(own), ...nested.flatMap(fieldsOf)])]
}

/** Names of the fields that hold an id, or several, at any depth: by what they take, whatever they are called. */
export function idFieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(idFieldsOf)
  if (!isRecord(schema)) return []
  const own = Object.entries(isRecord(schema.properties) ? schema.properties : {})
  const nested = [schema.items, schema.anyOf, schema.allOf, ...own.map(([, field]) => field)]
  return [...own.flatMap(([name, field]) => (isId(field) ? [name] : [])), ...nested.flatMap(idFieldsOf)]
}

function isId(schema: unknown): boolean {
  if (!isRecord(schema)) return false
  const ways = Array.isArray(schema.anyOf) ? schema.anyOf : []
  return schema.format === 'uuid' || isId(schema.items) || ways.some(isId)
}

function pathOf({ path, params }: Route, given: Values = {}) {
  const plain = sampled(params)
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name] ?? plain[name])))
}

function queryOf(schema: unknown, given: Values = {}) {
  const values = Object.entries({ ...sampled(schema), ...given })
  if (values.length === 0) return ''
  return `?${new URLSearchParams(values.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]))}`
}

function bodyOf(schema: unknown, given: unknown) {
  if (!hasFiles(schema)) return JSON.stringify(given ?? sample(schema))
  if (given instanceof FormData) return given
  const form = new FormData()
  form.append('files', new File([Buffer.from('not a picture')], 'a.png', { type: 'image/png' }))
  return form
}

function sampled(schema: unknown): Values {
  const values = sample(schema)
  return isRecord(values) ? values : {}
}

export function hasFiles(schema: unknown) {
  return JSON.stringify(schema)?.includes('"binary"') ?? false
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
