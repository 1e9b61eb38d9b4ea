import {
  NOTICE_CHOICES,
  type Notices,
  type OptionalNotice,
  USUAL_NOTICES,
  WITHOUT_LETTERS,
} from '@ostrov/shared/notices/rules'
import type { NoticesWire } from '@ostrov/shared/notices/schema'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'

/** What messages come to the customer where, and what of theirs they can reach. */
export async function readNotices(em: Em, user_id: string): Promise<NoticesWire> {
  const found = await row<{ notices: Partial<Notices> | null; browsers: number; mail: string | null }>(
    em,
    sql`select u.notices, case when u.email_confirmed_at is not null then u.email end as mail,
          (select count(*)::int from push_subscription s where s.user_id = u.id) as browsers
        from "user" u where u.id = ${user_id}`,
  )
  return { ...USUAL_NOTICES, ...found?.notices, browsers: found?.browsers ?? 0, mail: found?.mail ?? null }
}

/** What is not said stays as it was. */
export async function saveNotices(em: Em, user_id: string, chosen: Partial<Notices>, now: Date) {
  const said = JSON.stringify(tableOf(namesOf(NOTICE_CHOICES), (event) => chosen[event]))
  const usual = JSON.stringify(USUAL_NOTICES)
  await changed(
    em,
    sql`update "user" set notices = ${usual}::jsonb || coalesce(notices, '{}'::jsonb) || ${said}::jsonb, updated_at = ${now}
        where id = ${user_id}`,
  )
}

/** No more letters of one matter; what came by other ways goes on. Harmless when repeated. */
export async function stopNoticeLetters(em: Em, user_id: string, event: OptionalNotice) {
  const usual = JSON.stringify(USUAL_NOTICES)
  const way = sql`coalesce(notices ->> ${event}::text, ${USUAL_NOTICES[event]}::text)`
  await changed(
    em,
    sql`update "user" set updated_at = now(), notices = ${usual}::jsonb || coalesce(notices, '{}'::jsonb)
          || jsonb_build_object(${event}::text, coalesce(${JSON.stringify(WITHOUT_LETTERS)}::jsonb ->> ${way}, ${way}))
        where id = ${user_id}`,
  )
}
