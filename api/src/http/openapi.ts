import { swagger } from '@elysiajs/swagger'
import { brandName } from '@ostrov/shared/formats/installation'
import { quoted } from '@ostrov/shared/formats/quoted'
import { ADMIN_PERMISSIONS, BUSINESS_PERMISSIONS } from '@ostrov/shared/staff/permissions'
import { type AnyElysia, Elysia } from 'elysia'
import { refusalSchemas, refusalsOf } from './openapi-refusals'
import { isObject, type Json, toStandardSchema } from './openapi-schemas'

/** A tag may also be described where a route bears it, as `x-tag`. */
const TAGS: Record<string, string> = {
  Operations: 'What the installation’s own machines ask.',
  Settings: 'What a browser needs to know of this installation.',
  Geo: 'Cities, hints of addresses and places, and the geocoder of the region.',
  Ads: 'Jobs, cars, homes and goods: what everybody reads, and what a person writes.',
  Catalogues: 'Trees of words that ads choose from: specializations, cars, goods.',
  Tickets: 'Tickets of sessions: what is sold, what somebody has bought, what comes back.',
  Events: 'What is on the island: events, their sessions and where they are held.',
  Searches: 'Lists of ads that people have saved, and what they hear of them.',
  Support: 'What people write to support, and how the desk answers.',
  Replies: 'Answers to vacancies: who looks for work and who hires write to one another.',
  Accounts: 'Signing in and out, profiles of customers, business users and administrators.',
  Staff: 'An owner’s managers, the customers they serve no more, and the log of what was done.',
  Addresses: 'A customer’s delivery addresses.',
  Images: 'Uploading pictures and serving them in several sizes and formats.',
  Restaurants: 'Restaurants, their hours and their delivery zones.',
  Menu: 'Categories, dishes with their options, and search.',
  Moderation: 'What waits for a moderator before it is shown, and what becomes of it.',
  Records: 'What administrators list, open and change.',
  Promotions: 'Stories, promo slides, promo codes and the referral programme.',
  Baskets: 'Baskets of customers and guests.',
  Groups: 'One basket that friends fill from their own phones; its owner pays.',
  Orders: 'Placing an order and following it.',
  'Business orders': 'The restaurant’s live board: seeing and moving its orders.',
  Couriers: 'Who brings a restaurant’s orders: its list of them, giving them orders, and a courier’s own page.',
  Messages: 'What was sent to people, and what became of it.',
  Webhooks: 'A restaurant’s own software, which is told of its orders.',
  Integrations: 'A restaurant’s own cash desk, to which its orders are sent.',
  Payments: 'Online payment and the bank’s notifications.',
  Payouts: 'What is owed to restaurants, and acts.',
  Updates: 'What has changed, by polling or by a live stream.',
  Reviews: 'What customers say of restaurants.',
  Statistics: 'What restaurants came to.',
  System: 'How the platform itself is: its queue of jobs.',
  Development: 'Only where the outbox is on: development and tests.',
}

const AUDIENCE_SENTENCES: Record<string, string> = {
  open: 'Anybody.',
  guest: 'Anybody; a signed-in customer is recognised.',
  unconfirmed: 'A customer, the phone not yet confirmed included.',
  customer: 'A customer.',
  business: 'A business user.',
  follower: 'A customer, or with `audience=business` a business user.',
  admin: 'An administrator of the platform.',
}
const SESSIONS: Record<string, readonly string[]> = {
  guest: ['customer'],
  unconfirmed: ['customer'],
  customer: ['customer'],
  business: ['business'],
  follower: ['customer', 'business'],
  admin: ['admin'],
}
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head']

/** The OpenAPI 3.1 document of these routes, with the audience, the session and the refusals of each. */
export async function describeApi(app: AnyElysia): Promise<Json> {
  const raw = new Elysia().use(app).use(swagger({ path: '/docs', specPath: '/docs/json', documentation: about() }))
  const answer = await raw.handle(new Request('http://localhost/docs/json'))
  const document: Json = await answer.json()
  document.openapi = '3.1.0'
  const used = new Map<string, unknown>()
  for (const [path, item] of Object.entries(objectAt(document, 'paths'))) {
    if (!isObject(item)) continue
    for (const method of METHODS) {
      const operation = item[method]
      if (!isObject(operation)) continue
      finishOperation(operation, method, path)
      for (const tag of tagsOf(operation)) used.set(tag, TAGS[tag] ?? used.get(tag) ?? operation['x-tag'])
      delete operation['x-tag']
    }
  }
  const tags = [...used].map(([name, description]) => ({
    name,
    ...(typeof description === 'string' && { description }),
  }))
  document.tags = tags.sort((one, other) => (one.name < other.name ? -1 : 1))
  document.components = { schemas: refusalSchemas(), securitySchemes: securitySchemes() }
  return document
}

function about() {
  return {
    info: {
      title: brandName(),
      version: '0.1.0',
      description: [
        'The one contract of the site, the back office and outside programs. Money is whole rubles, a moment carries its offset.',
        'A refusal answers `errorMessage`, a stable code, and `message`, the sentence a person reads.',
        'Bodies and queries are validated first: a guest with a malformed body sees 422, not 401.',
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative: the document is true wherever it is served.
    servers: [{ url: '/' }],
  }
}

function finishOperation(operation: Json, method: string, path: string) {
  const audience = String(operation['x-audience'] ?? '')
  const sentence = [AUDIENCE_SENTENCES[audience], permissionSentence(operation)].filter(Boolean).join(' ')
  if (sentence) operation.description = [`For: ${sentence}`, operation.description].filter(Boolean).join('\n\n')
  const kinds = SESSIONS[audience] ?? []
  const sessions: Json[] = kinds.flatMap((kind) => [{ [`${kind}Token`]: [] }, { [`${kind}Cookie`]: [] }])
  operation.security = audience === 'guest' ? [...sessions, {}] : sessions
  nameParameters(operation)
  keepOneMedia(operation.requestBody)
  const answers = Object.entries(objectAt(operation, 'responses')).map(([status, answer]) => [
    status,
    toResponse(answer),
  ])
  operation.responses = { ...refusalsOf(operation, method, path), ...Object.fromEntries(answers) }
  delete operation['x-refuses']
}

function permissionSentence(operation: Json) {
  const permission = String(operation['x-permission'] ?? '')
  if (permission === 'owner') return 'A restaurant’s own owner only.'
  const label: unknown = Reflect.get({ ...BUSINESS_PERMISSIONS, ...ADMIN_PERMISSIONS }, permission)
  return (
    typeof label === 'string' &&
    `With the permission \`${permission}\` (${quoted(label)}); nothing is found without it.`
  )
}

function nameParameters(operation: Json) {
  if (!Array.isArray(operation.parameters)) return
  for (const parameter of operation.parameters) {
    if (isObject(parameter)) parameter.schema = toStandardSchema(parameter.schema)
  }
}

/** The generator spills what it does not know of a schema (`items`, `anyOf`) into the response itself. */
function toResponse(answer: unknown): Json {
  if (!isObject(answer)) return { description: 'The answer.' }
  const { description, headers, content, ...spilled } = answer
  const media = Object.values(isObject(content) ? content : {})[0]
  const schema = { ...(isObject(media) && isObject(media.schema) ? media.schema : {}), ...spilled }
  const response: Json = { description: description || 'The answer.', ...(headers ? { headers } : {}) }
  if (Object.keys(schema).length > 0) response.content = { any: { schema } }
  keepOneMedia(response)
  return response
}

/** The generator lists each body in three media types; only one is spoken. */
function keepOneMedia(holder: unknown) {
  if (!isObject(holder) || !isObject(holder.content)) return
  const media = Object.values(holder.content)[0]
  if (!isObject(media)) return
  const type = mediaOf(JSON.stringify(media), media)
  holder.content = { [type]: { ...media, schema: toStandardSchema(media.schema) } }
}

function mediaOf(text: string, media: Json) {
  if (text.includes('"format":"binary"')) return 'multipart/form-data'
  return isObject(media.schema) && media.schema.type === 'string' ? 'text/plain' : 'application/json'
}

function securitySchemes() {
  const schemes: Json = {}
  for (const kind of ['customer', 'business', 'admin']) {
    schemes[`${kind}Token`] = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }
    schemes[`${kind}Cookie`] = { type: 'apiKey', in: 'cookie', name: `ostrov_${kind}` }
  }
  return schemes
}

function objectAt(holder: Json, name: string): Json {
  const found = holder[name]
  return isObject(found) ? found : {}
}

function tagsOf(operation: Json): string[] {
  return Array.isArray(operation.tags) ? operation.tags.map(String) : []
}
