import { LockMode } from '@mikro-orm/postgresql'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { checkForm, isValid } from '@ostrov/shared/forms/form'
import { OVERLAP_HOURS } from '@ostrov/shared/webhooks/events'
import { WEBHOOK_FORM } from '@ostrov/shared/webhooks/form'
import type { WebhookInputWire, WebhookSavedWire, WebhookWire } from '@ostrov/shared/webhooks/schema'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { seal, unseal } from '../../kernel/sealed'
import type { Served } from '../../kernel/served'
import { newWebhookSecret } from '../../services/webhooks/signature'
import { writeEntry } from '../audit/write-entry'
import { Webhook } from './webhook'

type Acting = { by: By; restaurant: Served; now: Date }

/** Where the restaurant's software is told, all but the secret. */
export async function readWebhook(em: Em, restaurant: Served, now: Date): Promise<WebhookWire> {
  return wireOf(em, await findWebhook(em, restaurant), now)
}

/**
 * Sets it up, from the next event on; what was stopped begins anew. The first time the secret is made, and told this once. Call inside
 * a transaction.
 * @throws {Refusal} `request.invalid`.
 */
export async function saveWebhook(
  em: Em,
  config: Config,
  { by, restaurant, input, now }: Acting & { input: WebhookInputWire },
): Promise<WebhookSavedWire> {
  const errors = checkForm(WEBHOOK_FORM, input)
  if (!errors.url && !config.webhooks.loopback && URL.parse(input.url)?.protocol !== 'https:')
    errors.url = 'Укажите адрес целиком: https://…'
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
  const known = await findWebhook(em, restaurant, true)
  const secret = known ? null : newWebhookSecret()
  const before = known && loggedOf(known)
  const values = { enabled: input.enabled, url: input.url.trim(), events: [...new Set(input.events)] }
  const webhook =
    known ??
    em.create(Webhook, {
      restaurant_id: restaurant.id,
      ...values,
      ...sealed(config, restaurant, secret ?? ''),
      secret_at: now,
    })
  Object.assign(webhook, values, { stopped_at: null, failing_since: null, quiet_until: null })
  await em.flush()
  const entry = { by, restaurant_id: restaurant.id, subject: `webhook:${restaurant.id}`, now }
  await writeEntry(em, { ...entry, act: 'webhook.change', ...(before && { from: before }), to: loggedOf(webhook) })
  return { ...(await wireOf(em, webhook, now)), secret }
}

/**
 * Another secret, told this once; the one before stays good for a day beside it. Call inside a transaction.
 * @throws {Refusal} `webhook.not_set`.
 */
export async function changeSecret(em: Em, config: Config, { by, restaurant, now }: Acting): Promise<WebhookSavedWire> {
  const webhook = await findWebhook(em, restaurant, true)
  if (!webhook) throw new Refusal('webhook.not_set')
  const secret = newWebhookSecret()
  const { sealed_secret } = webhook
  Object.assign(webhook, {
    ...sealed(config, restaurant, secret),
    ...{ secret_at: now, sealed_old_secret: sealed_secret },
    old_secret_until: new Date(now.getTime() + OVERLAP_HOURS * 60 * MINUTE_MS),
  })
  await em.flush()
  const subject = `webhook:${restaurant.id}`
  await writeEntry(em, { by, restaurant_id: restaurant.id, subject, act: 'webhook.secret', now })
  return { ...(await wireOf(em, webhook, now)), secret }
}

/** What is signed with now, the newest first. */
export function secretsOf(
  { secretsKey }: Pick<Config, 'secretsKey'>,
  { restaurant_id, sealed_secret, sealed_old_secret, old_secret_until }: Keys,
  now: Date,
): string[] {
  const old = old_secret_until !== null && new Date(old_secret_until) > now ? sealed_old_secret : null
  return [sealed_secret, old].flatMap((one) => (one ? [unseal(secretsKey, one, ownerOf(restaurant_id))] : []))
}
type Keys = {
  restaurant_id: string
  sealed_secret: string
  sealed_old_secret: string | null
  old_secret_until: Date | string | null
}

const ownerOf = (restaurant_id: string) => `webhook:${restaurant_id}`

const sealed = ({ secretsKey }: Config, { id }: Served, secret: string) => ({
  sealed_secret: seal(secretsKey, secret, ownerOf(id)),
})

/** With `isOurs` it stays so until the transaction ends. */
export const findWebhook = (em: Em, { id }: Served, isOurs = false): Promise<Webhook | null> =>
  em.findOne(Webhook, { restaurant_id: id }, isOurs ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {})

const loggedOf = ({ enabled, url, events }: Webhook) => ({ enabled, url, events: [...events] })

const NOT_SET: WebhookWire = {
  ...{ enabled: false, url: '', events: ['order.placed', 'order.status_changed', 'order.changed', 'order.cancelled'] },
  ...{ secret_at: null, old_secret_until: null, failing_since: null, stopped_at: null, accepted_at: null },
}

async function wireOf(em: Em, webhook: Webhook | null, now: Date): Promise<WebhookWire> {
  if (!webhook) return NOT_SET
  const { enabled, url, events, secret_at, old_secret_until, failing_since, stopped_at } = webhook
  const accepted = await row<{ at: string }>(
    em,
    sql`select ${moment('tried_at')} as at from webhook_delivery where restaurant_id = ${webhook.restaurant_id}
          and state = 'delivered' and tried_at >= ${secret_at} order by id desc limit 1`,
  )
  const isOldGood = old_secret_until != null && old_secret_until > now
  return {
    ...{ enabled, url, events: [...events], secret_at: secret_at.toISOString() },
    old_secret_until: isOldGood ? old_secret_until.toISOString() : null,
    failing_since: failing_since?.toISOString() ?? null,
    stopped_at: stopped_at?.toISOString() ?? null,
    accepted_at: accepted?.at ?? null,
  }
}
