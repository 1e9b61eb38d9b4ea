import { NOTICES_FORM } from '@ostrov/shared/notices/form'
import { stopLettersPath } from '@ostrov/shared/notices/paths'
import {
  isOptional,
  type Notices,
  type OptionalNotice,
  USUAL_NOTICES,
  WITHOUT_LETTERS,
} from '@ostrov/shared/notices/rules'
import { type NotificationConfig, RESTAURANT_EVENTS } from '@ostrov/shared/profiles/notifications'
import type { Config } from '../../config'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { readLink, signedLink } from '../../kernel/signed-link'
import { stopNoticeLetters } from '../customers/notices'

/** Whose letters: a customer's of one event, or those to one address of a restaurant. */
type Stopping = ['customer', user_id: string, OptionalNotice] | ['restaurant', restaurant_id: string, mark: string]
type Stopped = { what: string; is_stopped: boolean }

/** The link that stops such letters, of who has one of them. */
export const stopLink = ({ origin, sessionSecret }: Pick<Config, 'origin' | 'sessionSecret'>, stopping: Stopping) =>
  origin + stopLettersPath(signedLink(sessionSecret, 'letters_stop', stopping.join(':')))

/** An address as a link may name it, which ends up in the logs of proxies. */
export const addressMark = (email: string) => new Bun.CryptoHasher('sha256').update(email).digest('hex').slice(0, 16)

/** What a letter's link would stop. @throws {Refusal} `link.dead` */
export async function readStopLetters(em: Em, secret: string, token: string): Promise<Stopped> {
  const [side, id, which] = named(secret, token)
  return side === 'customer' ? customerStop(em, id, which) : restaurantStop(em, id, which)
}

/** Stops them; stopped again they stay so. @throws {Refusal} `link.dead` */
export async function stopLetters(em: Em, secret: string, token: string): Promise<Stopped> {
  const [side, id, which] = named(secret, token)
  await em.transactional((tx) => (side === 'customer' ? stopNoticeLetters(tx, id, which) : stopWeekly(tx, id, which)))
  return readStopLetters(em, secret, token)
}

function named(secret: string, token: string): Stopping {
  const [side, id = '', which = ''] = readLink(secret, 'letters_stop', token)?.split(':') ?? []
  if (side === 'customer' && isOptional(which)) return [side, id, which]
  if (side === 'restaurant') return [side, id, which]
  throw new Refusal('link.dead')
}

async function customerStop(em: Em, user_id: string, event: OptionalNotice): Promise<Stopped> {
  const found = await row<{ notices: Partial<Notices> | null }>(
    em,
    sql`select notices from "user" where id = ${user_id}`,
  )
  if (!found) throw new Refusal('link.dead')
  const way = { ...USUAL_NOTICES, ...found.notices }[event]
  return { what: NOTICES_FORM[event].label, is_stopped: !Object.hasOwn(WITHOUT_LETTERS, way) }
}

type Told = { title: string; config: NotificationConfig }

async function restaurantStop(em: Em, id: string, mark: string): Promise<Stopped> {
  const found = await row<Told>(
    em,
    sql`select r.title, r.notification_config as config from restaurant r where r.id = ${id}`,
  )
  const email = found?.config.emails.find((one) => addressMark(one) === mark)
  if (!found || email === undefined) throw new Refusal('link.dead')
  return {
    what: `${RESTAURANT_EVENTS.weekly}: ${found.title}`,
    is_stopped: found.config.stopped?.includes(email) ?? false,
  }
}

async function stopWeekly(em: Em, id: string, mark: string) {
  const found = await row<Told>(
    em,
    sql`select title, notification_config as config from restaurant where id = ${id} for update`,
  )
  const { emails = [], stopped = [] } = found?.config ?? {}
  const still = new Set([...stopped, ...emails.filter((one) => addressMark(one) === mark)])
  await changed(
    em,
    sql`update restaurant set notification_config = notification_config || ${JSON.stringify({ stopped: [...still] })}::jsonb
        where id = ${id}`,
  )
}
