import { ErrorSchema } from '@ostrov/shared/wire/schema'
import { PROBLEMS, type ProblemCode } from '../kernel/problems'
import { type Json, toStandardSchema } from './openapi-schemas'

const NEEDS_SESSION = new Set(['unconfirmed', 'customer', 'business', 'follower', 'admin'])

/** The body of every refusal. */
export const refusalSchemas = () => ({ Refusal: toStandardSchema(ErrorSchema) })

/** Status → response for everything this operation may refuse with: by its audience, its input and its own rules. */
export function refusalsOf(operation: Json, method: string, path: string): Json {
  const codes = [...new Set([...codesOfHouse(operation, method, path), ...codesOfRoute(operation)])]
  const statuses: Record<string, ProblemCode[]> = {}
  for (const code of codes) {
    const status = PROBLEMS[code][0]
    statuses[status] = [...(statuses[status] ?? []), code]
  }
  return Object.fromEntries(Object.entries(statuses).map(([status, list]) => [status, toResponse(status, list)]))
}

function codesOfHouse(operation: Json, method: string, path: string): ProblemCode[] {
  // What no route may hold is refused at the border of every one.
  const codes: ProblemCode[] = ['server.unavailable', 'request.invalid']
  if (NEEDS_SESSION.has(String(operation['x-audience']))) codes.push('session.missing', 'session.wrong_kind')
  if (operation['x-permission'])
    codes.push(operation['x-audience'] === 'admin' ? 'request.not_found' : 'restaurant.not_found')
  if (operation.requestBody) codes.push('request.too_large')
  if (path.includes('{')) codes.push('request.not_found')
  if (operation['x-serving']) codes.push('restaurant.not_found')
  const effect = operation['x-effect']
  if (operation['x-audience'] !== 'admin') {
    if (effect === 'own') codes.push('session.acting_own')
    if (effect === 'writes') codes.push('session.acting_reads')
  }
  if (effect === 'own' || effect === 'writes') codes.push('request.foreign_origin')
  if (method === 'get') return codes
  codes.push('request.malformed', 'request.too_often', 'request.foreign_origin')
  return codes
}

function codesOfRoute(operation: Json): ProblemCode[] {
  const named = operation['x-refuses']
  return Array.isArray(named) ? named.filter((code): code is ProblemCode => code in PROBLEMS) : []
}

function toResponse(status: string, codes: readonly ProblemCode[]): Json {
  const list = codes.map((code) => `- \`${code}\`: ${PROBLEMS[code][1]}`).join('\n')
  const headers = status === '429' ? { headers: { 'Retry-After': RETRY_AFTER } } : {}
  return {
    description: list,
    ...headers,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  }
}

const RETRY_AFTER = { description: 'Seconds to wait.', schema: { type: 'integer' } }
